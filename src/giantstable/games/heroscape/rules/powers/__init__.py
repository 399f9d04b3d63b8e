"""The special powers of Army Cards, one module a power; ``index`` has all of them."""
