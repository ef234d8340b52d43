"""Whole weights of linear models, which the product reads in four bits each (`hashed-weights.ts`)."""

import base64

import torch

LEVELS = 7  # a weight is a whole number from -7 to 7


def rounded(weights: torch.Tensor, share: float) -> tuple[torch.Tensor, torch.Tensor]:
    """Whole weights with their scale; the largest beyond a share of all are cut."""
    scale = weights.detach().abs().flatten().kthvalue(int(weights.numel() * share)).values / LEVELS
    return (weights / scale).round().clamp(-LEVELS, LEVELS), scale


def packed(whole: torch.Tensor) -> str:
    """Whole weights in base64, two to a byte, the first in the lower bits."""
    levels = (whole + LEVELS).to(torch.uint8).numpy().flatten()
    return base64.b64encode((levels[0::2] | levels[1::2] << 4).tobytes()).decode()
