"""What the research interfaces have compiled: observations, masks, and many games in one call."""
