"""Country under the sky: fields, woods, hills, seasons. `scenes` names every landscape."""
