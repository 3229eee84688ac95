"""python -m vernissage: the command line."""

from vernissage.cli import main

main()
