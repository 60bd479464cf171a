"""`python -m ludoteka.cli`: the same as `ludoteka`."""

from ludoteka.cli.app import main

if __name__ == "__main__":
    main()
