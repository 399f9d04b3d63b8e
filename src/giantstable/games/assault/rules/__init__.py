"""The rulebook: setup, turns, Events, commands, battles, giantslayers and the end."""
