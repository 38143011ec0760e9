"""Bots: players that get a view and nothing else."""
