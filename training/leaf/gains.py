"""Scale-free training of folded filters: direction and gain apart."""

from __future__ import annotations

import torch

from leaf.levels import WHOLE_FROM, whole_numbers


class Gains:
    """Scale-free steps: every filter is learnt as unit-rms direction times its own gain.

    The folded weights differ in scale from channel to channel by orders of magnitude; Adam's even
    steps would disturb the small ones and barely move the large ones.
    """

    def __init__(self, model: torch.nn.Module, levels: int = 0, rms: float = 0.1):
        """With `levels` every large filter is seen as whole numbers of that many steps, of a fixed size for its direction."""
        self.pairs, self.levels = [], levels
        for m in model.modules():
            if isinstance(m, torch.nn.Conv2d):
                w = m.weight.data
                gain = w.pow(2).mean(dim=(1, 2, 3), keepdim=True).sqrt().clamp_min(1e-4) / rms
                direction = torch.nn.Parameter(w / gain)
                gain = torch.nn.Parameter(gain)
                del m.weight
                m.direction, m.gain = direction, gain
                if levels and direction.numel() >= WHOLE_FROM:
                    step = whole_numbers(direction.detach().flatten(1).numpy(), levels)[1]
                    m.register_buffer("step", torch.from_numpy(step)[:, None, None, None])
                self.pairs.append(m)

    def apply(self) -> None:
        for m in self.pairs:
            w = m.direction
            if hasattr(m, "step"):
                w = w + (on_grid(w, m.step, self.levels) - w).detach()
            m.weight = w * m.gain


def on_grid(direction: torch.Tensor, step: torch.Tensor, levels: int) -> torch.Tensor:
    return (direction / step).round().clamp(-(levels // 2), levels // 2) * step


def plain_state(model: torch.nn.Module, levels: int = 0) -> dict[str, torch.Tensor]:
    """The state with directions and gains multiplied out, and the `scale` of each filter that is on a grid."""
    out = {}
    state = model.state_dict()
    for name, value in state.items():
        if name.endswith(".direction"):
            gain, step = state[name.replace(".direction", ".gain")], state.get(name.replace(".direction", ".step"))
            if step is not None:
                value = on_grid(value, step, levels)
                out[name.replace(".direction", ".scale")] = step * gain
            out[name.replace(".direction", ".weight")] = value * gain
        elif not name.endswith((".gain", ".step")):
            out[name] = value.clone()
    return out
