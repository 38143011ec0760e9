"""Trains: arms that grow from a double in the middle, hands, and a boneyard to draw from."""
