"""The server: tables, seats, live play, storage."""
