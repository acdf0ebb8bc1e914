"""The terminal. Importing this loads nothing but itself; each command loads what it needs."""


def main() -> None:
    """Run the command line as `tierce` and exit with its status."""
    from tierce.cli.app import app

    app.main(prog_name="tierce")
