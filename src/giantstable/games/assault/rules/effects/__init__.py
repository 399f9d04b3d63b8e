"""What leaders, spells and Events can do: a module for each effect, by the name content gives it.

What only commands do is in their chapters. ``in_turn`` and ``in_battle`` are the tables by kind.
"""
