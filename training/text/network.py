"""The network: words as sums of hashed n-gram vectors, convolutions over words, maxima over the message, one hidden layer."""

from dataclasses import dataclass

import numpy as np
import torch
from torch import nn

class WordNetwork(nn.Module):
    """Scores for messages whose words are bags of n-grams hashed into `buckets`; `widths` are words seen at once: channels."""

    def __init__(self, buckets: int, size: int, outputs: int, widths: dict[int, int], hidden: int = 96, dropout: float = 0.25):
        super().__init__()
        self.widths, self.hidden_size = widths, hidden
        self.table = nn.EmbeddingBag(buckets, size, mode="sum")
        nn.init.normal_(self.table.weight, std=0.25)
        self.convs = nn.ModuleDict({str(width): nn.Linear(width * size, channels) for width, channels in self.widths.items()})
        self.hidden = nn.Linear(sum(self.widths.values()), self.hidden_size)
        self.out = nn.Linear(self.hidden_size, outputs)
        self.dropout = nn.Dropout(dropout)

    def forward(self, batch: "Batch", noise: float = 0.0) -> torch.Tensor:
        """Scores (messages, outputs); in training `noise` of the n-grams and half as many words are left out."""
        word = self.words(batch, noise)
        if noise and self.training:
            word = word * (torch.rand(len(word)) > noise / 2)[:, None]
        padded = torch.zeros(*batch.there.shape, word.shape[1])
        padded[batch.there] = word
        return self.score(self.dropout(torch.relu(self.hidden(self.dropout(self.pooled(padded, batch.there))))))

    def score(self, hidden: torch.Tensor) -> torch.Tensor:
        return self.out(hidden)

    def weight_out(self) -> torch.Tensor:
        return self.out.weight

    def words(self, batch: "Batch", noise: float = 0.0) -> torch.Tensor:
        """The vectors of all words (words, size), between -1 and 1."""
        weights = (torch.rand(len(batch.features)) > noise).float() if noise and self.training else None
        word = self.table(batch.features, batch.starts, per_sample_weights=weights)
        return torch.tanh(word / batch.counts.sqrt()[:, None])

    def pooled(self, word: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
        """The maximum of each channel over the message; places before and behind it are zero."""
        found = []
        for width, conv in self.convs.items():
            w = int(width)
            around = nn.functional.pad(word, (0, 0, (w - 1) // 2, w // 2))
            stacked = torch.cat([around[:, at:at + word.shape[1]] for at in range(w)], 2)
            found.append(torch.relu(conv(stacked)).masked_fill(~there.unsqueeze(-1), 0).amax(1))
        return torch.cat(found, 1)


@dataclass
class Batch:
    """Messages as one row of features: where each word starts, how many it has, and which places of the padded messages are words."""

    features: torch.Tensor  # (features,)
    starts: torch.Tensor  # (words,)
    counts: torch.Tensor  # (words,)
    there: torch.Tensor  # (messages, most words)


def batch_of(messages: list[list[np.ndarray]]) -> Batch:
    words = [word for message in messages for word in message]
    counts = np.array([len(word) for word in words])
    lengths = np.array([len(message) for message in messages])
    there = np.arange(max(1, lengths.max()))[None] < lengths[:, None]
    return Batch(
        torch.from_numpy(np.concatenate(words).astype(np.int64)),
        torch.from_numpy(np.concatenate([[0], counts.cumsum()[:-1]])),
        torch.from_numpy(counts),
        torch.from_numpy(there),
    )
