"""Write the balance page of every game that has one: ``make balance`` (minutes)."""

from __future__ import annotations

from giantstable.titles import parts


def main() -> None:
    """Let each game play and write; all take the same arguments."""
    for part in parts("balance").values():
        part.main()


if __name__ == "__main__":
    main()
