"""Fit what a sum of weights cannot say of a position: a layer of units between its traits and the odds.

A unit is activated by the stage of the game, the traits of a seat and those of all others together, or else it is
silent (`regalia.bots.valuing`). What activates each, and what it then adds to the odds, is found by Adam (Kingma and
Ba, 2015) on top of the weights.
"""

from typing import NamedTuple

import numpy as np

from regalia.schema import Array

_EPOCHS = 12
_BATCH = 4096
_PACE = 0.003  # of learning, at first; in the end it is 0
_FIRST_INPUT, _FIRST_ADDED = 0.2, 0.1  # how far the first guesses are from 0
_MEMORY, _LONG_MEMORY = 0.9, 0.999
_TINY = 1e-8


class Batch(NamedTuple):
    sources: Array  # one row for each seat
    odds: Array  # by the weights alone
    shares: Array


class Layer:
    """Units that learn."""

    def __init__(self, sources: int, number: int) -> None:
        draw = np.random.default_rng(number)
        self.inputs = draw.normal(0, _FIRST_INPUT, (sources, number)).astype(np.float32)
        self.added = draw.normal(0, _FIRST_ADDED, number).astype(np.float32)

    def slopes(self, batch: Batch) -> tuple[Array, Array, float]:
        """Which way to change either table, and how likely the winners are now."""
        activations = np.maximum(batch.sources @ self.inputs, 0)
        odds = batch.odds + (activations @ self.added).reshape(batch.odds.shape)
        chances = np.exp(odds - odds.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        blame = ((chances - batch.shares) / len(odds)).astype(np.float32).reshape(-1)
        fed = np.outer(blame, self.added) * (activations > 0)
        return batch.sources.T @ fed, activations.T @ blame, float((batch.shares * np.log(chances)).sum(axis=1).mean())


class Adam:
    """Changes a table by its slopes, the steadier these are the faster."""

    def __init__(self, table: Array) -> None:
        self._table, self._steps = table, 0
        self._mean, self._square = np.zeros_like(table), np.zeros_like(table)

    def step(self, slope: Array, pace: float) -> None:
        self._steps += 1
        self._mean += (1 - _MEMORY) * (slope - self._mean)
        self._square += (1 - _LONG_MEMORY) * (slope**2 - self._square)
        mean = self._mean / (1 - _MEMORY**self._steps)
        square = self._square / (1 - _LONG_MEMORY**self._steps)
        self._table -= pace * mean / (np.sqrt(square) + _TINY)


def sources(stages: Array, traits: Array, number: int) -> Array:
    """What a layer is fed with: the stage, a seat's own traits, and the sum of the others'."""
    seats = traits.shape[1]
    stage = np.eye(number, dtype=np.float32)[np.repeat(stages, seats)]
    own = traits.astype(np.float32)
    others = own.sum(axis=1, keepdims=True) - own
    fed: Array = np.hstack([stage, own.reshape(len(stage), -1), others.reshape(len(stage), -1)])
    return fed


def learn(stages: Array, traits: Array, shares: Array, weights: Array, number: int) -> Array:
    """The table of so many units, a row a source; the last row is what each adds."""
    layer = Layer(len(weights) + 2 * traits.shape[-1], number)
    weights = weights.astype(np.float32)
    reading, adding = Adam(layer.inputs), Adam(layer.added)
    draw = np.random.default_rng(number)
    batches = len(stages) // _BATCH
    for epoch in range(_EPOCHS):
        likelihoods = []
        for place, chosen in enumerate(np.array_split(draw.permutation(len(stages)), batches)):
            here = stages[chosen]
            odds = np.einsum("nsk,nk->ns", traits[chosen].astype(np.float32), weights[here])
            batch = Batch(sources(here, traits[chosen], len(weights)), odds, shares[chosen])
            fed, added, likelihood = layer.slopes(batch)
            pace = _PACE * (1 + np.cos(np.pi * (epoch + place / batches) / _EPOCHS)) / 2
            reading.step(fed, pace)
            adding.step(added, pace)
            likelihoods.append(likelihood)
        print(f"  units: mean log-likelihood {np.mean(likelihoods):.4f}", flush=True)
    return np.vstack([layer.inputs, layer.added])
