"""Bots: players that receive a view and nothing else."""
