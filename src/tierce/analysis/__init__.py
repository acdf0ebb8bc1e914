"""Whole fights as chains of steps between joints: explored, solved, compared. Names no system."""
