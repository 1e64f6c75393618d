"""The server: tables kept in a database, played over REST and WebSocket."""
