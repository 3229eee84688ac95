#!/bin/sh
# Plays the first legal move of any game: vernissage simulate musee --seats "exec:docs/examples/bots/first_move.sh,random"
while read -r word rest; do
  case "$word" in
    vernissage) echo ready ;;
    legal) first=${rest%% | *} ;;
    go) echo "play $first" ;;
    quit) exit ;;
  esac
done
