"""Assault of the Giants in the terminal."""
