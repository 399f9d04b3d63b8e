"""The commands and the terminal game."""
