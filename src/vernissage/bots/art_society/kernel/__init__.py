"""What is compiled: judging moves and playing games out, thousands of times a thought."""
