"""A search with the longest budget of iterations that there is, and Ctrl-C while it thinks. Prints what came of it."""

import os
import signal
import threading
from time import sleep

import regalia
from regalia.bots import MOST_ITERATIONS, Budget
from regalia.bots.search import Search

HEARD = "heard"


def interrupt(thinking: Search) -> None:
    while thinking.iterations == 0:
        sleep(0.01)
    os.kill(os.getpid(), signal.SIGINT)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also behind a shell's `&`, where it is ignored
    match = regalia.new("court", 2, seed=5)
    searching = Search(match.game, 1, Budget(iterations=MOST_ITERATIONS))
    threading.Thread(target=interrupt, args=(searching,), daemon=True).start()
    try:
        searching.choose(match.hidden(match.actors[0]), match.actors[0])
    except KeyboardInterrupt:
        print(HEARD)
