"""Players that are programs: they get a view, never a position."""
