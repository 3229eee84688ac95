"""The research interfaces: honest, standard, fast."""
