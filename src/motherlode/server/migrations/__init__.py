"""The steps by which the database has come to its present tables; see ``migrate.py``."""
