"""Assault of the Giants."""
