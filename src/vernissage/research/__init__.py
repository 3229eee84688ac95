"""For researchers: the games through the interfaces that learning libraries use."""
