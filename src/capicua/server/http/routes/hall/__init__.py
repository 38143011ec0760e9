"""Routes about people: accounts, the lobby, profiles, notices, clubs, tournaments."""
