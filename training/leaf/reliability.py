"""The reliability diagram of the model card: accuracy against confidence."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

SIDE, LEFT, TOP, BELOW = 400, 56, 20, 84
COLOURS = ("#1c6b3c", "#b3541e")
EDGES = np.linspace(0.2, 1.0, 9)
STYLE = "font-family:sans-serif;font-size:12px;fill:#222"


def reliability_svg(parts: dict[str, tuple[np.ndarray, np.ndarray]], interval: Callable[[int, int], dict | None]) -> str:
    """An SVG of confidences (n), 0..1, and whether the answer was right (n), for each part, in bins of 0.1 from 0.2.

    Each point has its 95 % `interval` (right, n) and its number of photographs in the row below; the dashed line is where
    a perfectly calibrated classifier would lie (reliability diagram, Guo et al. 2017, arXiv:1706.04599).
    """
    at = lambda share: LEFT + SIDE * (share - EDGES[0]) / (1 - EDGES[0])
    high = lambda share: TOP + SIDE * (1 - share)
    out = [f'<rect width="100%" height="100%" fill="#fff"/>']
    for share in np.linspace(0, 1, 6):
        out.append(f'<path d="M{LEFT} {high(share):.1f}h{SIDE}" stroke="#ddd"/>'
                   f'<text x="{LEFT - 8}" y="{high(share) + 4:.1f}" text-anchor="end">{share * 100:.0f} %</text>')
    for share in EDGES:
        out.append(f'<text x="{at(share):.1f}" y="{TOP + SIDE + 18}" text-anchor="middle">{share * 100:.0f} %</text>')
    out.append(f'<path d="M{at(EDGES[0]):.1f} {high(EDGES[0]):.1f}L{at(1):.1f} {high(1):.1f}" stroke="#555" stroke-dasharray="5 4"/>')
    for row, ((name, (confidence, right)), colour) in enumerate(zip(parts.items(), COLOURS)):
        line, below = [], TOP + SIDE + 56 + 18 * row
        out.append(f'<text x="{LEFT - 8}" y="{below}" text-anchor="end" fill="{colour}">{name}</text>')
        for a, b in zip(EDGES[:-1], EDGES[1:]):
            inside = (confidence > a) & (confidence <= b)
            found = interval(int(right[inside].sum()), int(inside.sum()))
            out.append(f'<text x="{at((a + b) / 2):.1f}" y="{below}" text-anchor="middle" fill="{colour}">{inside.sum()}</text>')
            if found is None:
                continue
            x, y = at(float(confidence[inside].mean())), high(found["accuracy"])
            line.append(f"{x:.1f} {y:.1f}")
            out.append(f'<path d="M{x:.1f} {high(found["low"]):.1f}V{high(found["high"]):.1f}" stroke="{colour}" opacity=".5"/>'
                       f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}"/>')
        out.append(f'<path d="M{"L".join(line)}" stroke="{colour}" fill="none" stroke-width="2"/>')
    out.append(f'<text x="{LEFT + SIDE / 2}" y="{TOP + SIDE + 36}" text-anchor="middle">how sure the doctor said it was; photographs in each tenth below</text>')
    out.append(f'<text transform="translate(12 {TOP + SIDE / 2}) rotate(-90)" text-anchor="middle">how often it was right</text>')
    size = f"{LEFT + SIDE + 24} {TOP + SIDE + BELOW}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" style="{STYLE}">\n' + "\n".join(out) + "\n</svg>\n"
