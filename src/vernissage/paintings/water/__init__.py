"""Sea, coast and inland water, and the boats on them. `scenes` names every picture of water."""
