"""The process of one engine in a contest."""

import sys

from ludoteka.cli.peers.worker import main

if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
