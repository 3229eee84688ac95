"""The five artists of Modern Art: one file a manner."""
