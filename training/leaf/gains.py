"""Scale-free training of folded filters: direction and gain apart."""

from __future__ import annotations

import torch

from leaf.model import LeafNet


class Gains:
    """Scale-free steps: every filter is learnt as unit-rms direction times its own gain.

    The folded weights differ in scale from channel to channel by orders of magnitude; Adam's even
    steps would disturb the small ones and barely move the large ones.
    """

    def __init__(self, model: LeafNet, rms: float = 0.1):
        self.pairs = []
        for m in model.modules():
            if isinstance(m, torch.nn.Conv2d):
                w = m.weight.data
                gain = w.pow(2).mean(dim=(1, 2, 3), keepdim=True).sqrt().clamp_min(1e-4) / rms
                direction = torch.nn.Parameter(w / gain)
                gain = torch.nn.Parameter(gain)
                del m.weight
                m.direction, m.gain = direction, gain
                self.pairs.append(m)

    def apply(self) -> None:
        for m in self.pairs:
            m.weight = m.direction * m.gain


def plain_state(model: LeafNet) -> dict[str, torch.Tensor]:
    """The state with directions and gains multiplied out: loads into an ordinary LeafNet."""
    out = {}
    state = model.state_dict()
    for name, value in state.items():
        if name.endswith(".direction"):
            out[name.replace(".direction", ".weight")] = value * state[name.replace(".direction", ".gain")]
        elif not name.endswith(".gain"):
            out[name] = value.clone()
    return out
