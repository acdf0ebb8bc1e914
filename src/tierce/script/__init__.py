"""Rules as generators, and the readings that interpret them. This layer knows dice alone."""
