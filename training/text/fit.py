"""Trains a word network on messages and, beside them, on single words of one meaning in four languages."""

import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import torch

from text.augment import noisy_word
from text.features import features_of
from text.lexicon import read_lexicon
from text.network import WordNetwork, batch_of

Messages = list[list[np.ndarray]]
WORD_COPIES = 4


class Concepts:
    """The task beside the messages: which concept a single word names, whatever its language and spelling."""

    def __init__(self, folders: list[Path], kind: str, buckets: int, size: int, draw: random.Random):
        known, meaning, count = read_lexicon(*folders)
        spelt = [word if copy == 0 else noisy_word(word, draw) for copy in range(WORD_COPIES) for word in known]
        self.words = [found[:1] for found in features_of(spelt, kind, buckets)]
        self.meaning = torch.tensor(meaning * WORD_COPIES)
        self.named = torch.nn.Linear(size, count)

    def loss(self, net: WordNetwork, some: list[int], noise: float) -> torch.Tensor:
        vectors = net.words(batch_of([self.words[at] for at in some]), noise=noise)
        return torch.nn.functional.cross_entropy(self.named(vectors), self.meaning[some])


def fit(net: WordNetwork, data: Messages, loss_of: Callable[[torch.Tensor, list[int]], torch.Tensor], concepts: Concepts, args, draw: random.Random, words: int, averaged: bool, rate: float = 1.0) -> WordNetwork:
    """
    The network trained for `args.epochs` on `loss_of(outputs, rows)`; with `averaged` the moving average of its weights.
    `words` single words stand beside each batch; `rate` is the share of the usual learning rate.
    """
    optimiser = torch.optim.AdamW([
        {"params": concepts.named.parameters(), "weight_decay": 0.0, "lr": 4e-3},
        {"params": [net.table.weight], "weight_decay": 0.0, "lr": 2e-2},
        {"params": [p for name, p in net.named_parameters() if not name.startswith("table")], "weight_decay": 0.02, "lr": 4e-3},
    ])  # fmt: skip
    rows = list(range(len(data)))
    batches = len(rows) // args.batch
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, [4e-3 * rate, 2e-2 * rate, 4e-3 * rate], total_steps=args.epochs * batches + 1, pct_start=0.1)
    average = torch.optim.swa_utils.AveragedModel(net, avg_fn=lambda kept, new, _: kept.lerp(new, 0.002)) if averaged else None
    net.train()
    for epoch in range(args.epochs):
        draw.shuffle(rows)
        total = 0.0
        for begin in range(0, batches * args.batch, args.batch):
            chosen = rows[begin:begin + args.batch]
            loss = loss_of(net(batch_of([data[row] for row in chosen]), noise=args.noise), chosen)
            loss = loss + args.concepts * concepts.loss(net, draw.sample(range(len(concepts.words)), words), args.noise)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            if average:
                average.update_parameters(net)
            total += loss.item()
        print(f"  epoch {epoch + 1}: loss {total / batches:.3f}", flush=True)
    return (average.module if average else net).eval()


def scores_of(net: WordNetwork, data: Messages) -> torch.Tensor:
    """The outputs of a trained network (messages, outputs)."""
    with torch.no_grad():
        return torch.cat([net(batch_of(data[at:at + 256])) for at in range(0, len(data), 256)])
