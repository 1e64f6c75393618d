"""A table without I/O: seats, turns, bots' seats, the ledger that its state is a fold over."""
