"""A gated recurrent network in both directions over the tokens of a sentence: a score for each role of each figure, one for each price
with each count, one for each kind of entry. `entry-network.ts` computes the same."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

from text.sequences import Sequences
from text.weights import rounded

ROLES = 10  # `figure-roles.ts`
MEASURED = 2  # roles of money, then of litres
PAIR_SCALE = 3
KEPT = 0.998  # share of the table's weights that rounding does not cut
KIND = 0.5  # of the loss of kinds


@dataclass
class Sizes:
    buckets: int = 4096
    size: int = 16
    hidden: int = 32
    pair: int = 8
    classes: int = 14


@dataclass
class Batch:
    """Sentences, the longest first; figures of all of them stand below each other, and so do the readings."""

    sentences: list[int]
    features: torch.Tensor
    starts: torch.Tensor  # of each token
    lengths: torch.Tensor  # of each sentence, in tokens
    figures: torch.Tensor  # the token of each
    roles: torch.Tensor  # of each figure of each reading, its place among the scores
    readings: torch.Tensor  # where each begins among `roles`
    owner: torch.Tensor  # the sentence of each reading
    prices: torch.Tensor
    counts: torch.Tensor
    paired: torch.Tensor  # the reading of each price with its count
    linear: torch.Tensor
    right: torch.Tensor
    labels: torch.Tensor
    weights: torch.Tensor  # what each sentence counts


def _there(batch: Batch) -> torch.Tensor:
    return torch.arange(int(batch.lengths[0]))[None] < batch.lengths[:, None]


class RoleNetwork(nn.Module):
    def __init__(self, sizes: Sizes):
        super().__init__()
        self.sizes, hidden = sizes, sizes.hidden
        self.table = nn.Parameter(torch.randn(sizes.buckets, sizes.size) * 0.15)
        self.gru = nn.GRU(sizes.size, hidden, bidirectional=True)
        self.role = nn.Linear(2 * hidden, MEASURED * ROLES)
        self.price, self.count = nn.Linear(2 * hidden, sizes.pair), nn.Linear(2 * hidden, sizes.pair)
        self.kind = nn.Linear(4 * hidden, sizes.classes)
        self.linear = nn.Parameter(torch.tensor(1.0))  # what the linear score of a reading is worth
        self.whole = False  # learn on with the whole numbers that are shipped

    def weights(self) -> torch.Tensor:
        if not self.whole:
            return self.table
        whole, scale = rounded(self.table.detach(), KEPT)
        return self.table + (whole * scale - self.table).detach()

    def states(self, batch: Batch, drop: float = 0.0, words: float = 0.0) -> torch.Tensor:
        """The states of both directions behind each token (sentences, tokens, 2 * hidden)."""
        kept = (torch.rand(len(batch.features)) > drop).float() if self.training else None
        tokens = nn.functional.embedding_bag(batch.features, self.weights(), batch.starts, mode="sum", per_sample_weights=kept)
        if self.training:
            tokens = tokens * (torch.rand(len(tokens), 1) > words)
        there = _there(batch)
        padded = torch.zeros(*there.shape, tokens.shape[1])
        padded[there] = tokens
        states = self.gru(nn.utils.rnn.pack_padded_sequence(padded, batch.lengths, batch_first=True))[0]
        return nn.utils.rnn.pad_packed_sequence(states, batch_first=True)[0]

    def forward(self, batch: Batch, drop: float = 0.0, words: float = 0.0) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores of the readings and of the kinds; in training that share of features and of words is left out."""
        states, there = self.states(batch, drop, words), _there(batch)
        most = states.masked_fill(~there[..., None], -9).amax(1)
        pooled = torch.cat([most, states.sum(1) / batch.lengths[:, None]], 1)
        kinds = self.kind(nn.functional.dropout(pooled, 0.3, self.training))
        figures = nn.functional.dropout(states[there], 0.3, self.training)[batch.figures]
        linear = batch.linear
        if self.training and len(linear) > 0:  # sometimes it hears little of the linear scores, so that it learns to do without
            linear = linear * torch.rand(len(batch.sentences))[batch.owner]
        scores = self.linear * linear
        if len(batch.readings) > 0:
            roles = self.role(figures).reshape(-1, 1)
            scores = scores + nn.functional.embedding_bag(batch.roles, roles, batch.readings, mode="sum")[:, 0]
            pairs = (self.price(figures[batch.prices]) * self.count(figures[batch.counts])).sum(1) / PAIR_SCALE
            scores = scores.index_add(0, batch.paired, pairs)
        return scores, kinds


def batch_of(data: Sequences, sentences: list[int], readings: list[np.ndarray], linear: np.ndarray, labels: list[int], buckets: int) -> Batch:
    """A batch of sentences with some of their readings, whose linear scores are given."""
    chosen = sorted(sentences, key=lambda one: -len(data.tokens[one]))
    tokens = [token for one in chosen for token in data.tokens[one]]
    lengths = np.array([len(data.tokens[one]) for one in chosen])
    sizes = np.array([len(token) for token in tokens])
    figures, roles, begins, owner, prices, counts, paired, kept = [], [], [], [], [], [], [], []
    for place, (one, first) in enumerate(zip(chosen, np.r_[0, lengths.cumsum()[:-1]])):
        base = len(figures)
        figures += [first + max(0, at) for at in data.figures[one].tolist()]
        measured = ROLES if data.rows[one]["kind"] == "milk" else 0
        for reading in readings[one]:
            begins.append(len(roles))
            roles += [(base + at) * MEASURED * ROLES + measured + role for at, role in enumerate(data.roles[reading].tolist())]
            pairs = data.pairs[reading].tolist()
            prices += [base + at for at in pairs[::2]]
            counts += [base + at for at in pairs[1::2]]
            paired += [len(kept)] * (len(pairs) // 2)
            owner.append(place)
            kept.append(reading)
    whole = lambda values: torch.tensor(values, dtype=torch.long)  # noqa: E731
    return Batch(
        chosen, torch.from_numpy((np.concatenate(tokens) % buckets).astype(np.int64)), whole(np.r_[0, sizes.cumsum()[:-1]]), whole(lengths),
        whole(figures), whole(roles), whole(begins), whole(owner), whole(prices), whole(counts), whole(paired),
        torch.tensor(linear[kept], dtype=torch.float), torch.tensor(data.right[kept]), whole([labels[one] for one in chosen]),
        torch.tensor([float(data.rows[one]["weight"]) for one in chosen]),
    )  # fmt: skip


def _log_sum(scores: torch.Tensor, owner: torch.Tensor, sentences: int) -> torch.Tensor:
    most = torch.full((sentences,), -1e9).scatter_reduce(0, owner, scores.detach(), "amax")
    return torch.log(torch.zeros(sentences).index_add(0, owner, torch.exp(scores - most[owner])) + 1e-12) + most


def loss_of(batch: Batch, scores: torch.Tensor, kinds: torch.Tensor) -> torch.Tensor:
    """How unlikely the right readings are together among all, where one is right, and the kind."""
    count = len(batch.sentences)
    told = torch.zeros(count).index_add(0, batch.owner, batch.right) > 0
    share = batch.weights / batch.weights.sum()
    loss = KIND * (nn.functional.cross_entropy(kinds, batch.labels, label_smoothing=0.05, reduction="none") * share).sum()
    if told.any():
        good = scores.masked_fill(batch.right == 0, -1e4)
        loss = loss + ((_log_sum(scores, batch.owner, count) - _log_sum(good, batch.owner, count)) * share)[told].sum()
    return loss
