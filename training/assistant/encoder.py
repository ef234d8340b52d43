"""The question encoder: scores of all topics, then of all facts."""

import json
from pathlib import Path

import torch
from torch import nn

from text.network import WordNetwork

CONTENT = Path(__file__).resolve().parents[2] / "packages/content/facts"
WIDTHS = {1: 96, 2: 96, 3: 64}
HIDDEN = 96


def kinship_of(facts: list[str]) -> torch.Tensor:
    """What facts (`kind:id#key`) share with others (facts, groups): the kinds of question they answer, the words of their keys and their section; what is
    asked of a live tool (`weather#fog`), the tool alone."""
    groups: dict[str, int] = {}
    rows = []
    for fact in facts:
        document, key = fact.split("#")
        if ":" not in document:
            rows.append([groups.setdefault(f"topic {document}", len(groups))])
            continue
        meta = json.loads((CONTENT / document.replace(":", "/") / "meta.json").read_text())["facts"][key]
        kind = document.split(":")[0]
        names = [*(f"ask {ask}" for ask in meta["asks"]), *(f"word {word}" for word in key.split("-")), f"section {kind} {meta.get('section')}"]
        rows.append([groups.setdefault(name, len(groups)) for name in names])
    shared = torch.zeros(len(facts), len(groups))
    for at, row in enumerate(rows):
        shared[at, row] = 1 / len(row) ** 0.5
    return shared


class Encoder(WordNetwork):
    """A word network whose facts are scored by a vector of their own and those of the groups they share with others."""

    def __init__(self, buckets: int, size: int, topics: int, facts: list[str]):
        super().__init__(buckets, size, topics + len(facts), WIDTHS, HIDDEN)
        self.topics = topics
        self.kinship = kinship_of(facts)
        self.groups = nn.Parameter(torch.zeros(self.kinship.shape[1], self.hidden_size))

    def score(self, hidden: torch.Tensor) -> torch.Tensor:
        return nn.functional.linear(hidden, self.weight_out(), self.out.bias)

    def weight_out(self) -> torch.Tensor:
        """The last layer with what the groups add to each fact."""
        added = self.kinship @ self.groups
        return self.out.weight + nn.functional.pad(added, (0, 0, self.topics, 0))
