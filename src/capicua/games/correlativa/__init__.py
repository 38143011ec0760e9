"""Correlativa: the cross with a boneyard to draw from."""
