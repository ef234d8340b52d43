"""The question encoder: the emergency classifier's network with other widths."""

from emergency.network import Gate


class Encoder(Gate):
    """Scores of all topics, then of all facts."""

    widths = {1: 96, 2: 96, 3: 64}  # words seen at once: channels
    hidden_size = 96
