"""Doors for researchers: the games as Gymnasium, PettingZoo and OpenSpiel know games.

Each door is a module of its own and needs its library, which an extra installs:
``giantstable[gymnasium]``, ``giantstable[pettingzoo]``, ``giantstable[openspiel]``.
docs/researchers.md shows how they open.
"""
