"""Every picture: the same bytes, valid, small, titled, and unlike its neighbours."""
