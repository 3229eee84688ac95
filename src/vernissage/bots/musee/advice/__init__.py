"""What a strong player would tell another: the move, its worth, reasons and a risk."""
