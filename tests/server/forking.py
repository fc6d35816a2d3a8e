"""Processes of their own that start at once: copies of one that has imported the server and has all games ready."""

import multiprocessing
from multiprocessing.context import ForkServerContext, SpawnContext

FORKING: ForkServerContext = multiprocessing.get_context("forkserver")
FORKING.set_forkserver_preload(["tests.server.warm"])

ANEW: SpawnContext = multiprocessing.get_context("spawn")  # for processes that begin with nothing
