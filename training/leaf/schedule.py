"""Schedules of picture size and learning rate by the share of the work done (`progress`, 0 to 1)."""

from __future__ import annotations

import math


def size_at(progress: float, plan: str) -> int:
    """Side of the pictures in pixels; `plan` is a list of size:until-progress."""
    for part in plan.split(","):
        size, until = part.split(":")
        if progress < float(until):
            return int(size)
    return int(plan.split(",")[-1].split(":")[0])


def rate_at(progress: float) -> float:
    """One cycle: linear rise over the first 8 %, cosine fall to 1 % of the peak."""
    if progress < 0.08:
        return 0.05 + 0.95 * progress / 0.08
    return 0.01 + 0.99 * 0.5 * (1 + math.cos(math.pi * (progress - 0.08) / 0.92))
