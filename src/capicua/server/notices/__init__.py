"""Notices that it is somebody's turn: web push and e-mail."""
