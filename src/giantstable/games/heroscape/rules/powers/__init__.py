"""The powers of Army Cards, one module a power."""
