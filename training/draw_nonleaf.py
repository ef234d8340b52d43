"""Draw pictures that show no leaf: a teaching set and, from other families and seeds, a test set.

    python training/draw_nonleaf.py --out DIR --set teach --count 900
    python training/draw_nonleaf.py --out DIR --set test --count 400

Half of the test families never appear in teaching, so that the refusal rate is measured on kinds of
pictures the model has not seen. Everything is drawn from random numbers; no photograph is used.
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIZE = 224
WORDS = "kisan mandi bill total paid water seed bank form date name price road school market 4 27 1,250".split()


def colour(rng, low=0, high=255):
    return tuple(int(v) for v in rng.integers(low, high + 1, 3))


def noise(rng, scale, octaves=4):
    """Smooth fractal noise in 0..1."""
    out, weight = np.zeros((SIZE, SIZE)), 0.0
    for o in range(octaves):
        n = max(2, int(scale * 2**o))
        grid = Image.fromarray((rng.random((n, n)) * 255).astype(np.uint8)).resize((SIZE, SIZE), Image.BICUBIC)
        out += np.asarray(grid) / 255 / 1.8**o
        weight += 1 / 1.8**o
    return out / weight


def blend(field, a, b):
    t = np.clip(field, 0, 1)[..., None]
    return Image.fromarray((np.array(a) * (1 - t) + np.array(b) * t).astype(np.uint8))


def texture(rng):
    field = noise(rng, rng.uniform(2, 20))
    return blend((field - 0.3) * rng.uniform(1.5, 3), colour(rng), colour(rng))


def soil(rng):
    brown = (int(rng.integers(70, 150)), int(rng.integers(45, 105)), int(rng.integers(25, 75)))
    picture = blend(noise(rng, 14, 5), tuple(v // 3 for v in brown), tuple(min(255, v + 70) for v in brown))
    pen = ImageDraw.Draw(picture)
    for _ in range(int(rng.integers(0, 60))):
        x, y, r = rng.uniform(0, SIZE), rng.uniform(0, SIZE), rng.uniform(1, 9)
        shade = int(rng.integers(70, 190))
        pen.ellipse((x - r, y - r * 0.7, x + r, y + r * 0.7), fill=(shade, shade - 8, shade - 20))
    return picture


def sky(rng):
    top, low = (int(rng.integers(20, 120)), int(rng.integers(90, 170)), int(rng.integers(170, 250))), (190, 215, 240)
    if rng.random() < 0.3:
        top, low = colour(rng, 20, 90), (250, int(rng.integers(110, 190)), int(rng.integers(60, 120)))
    ramp = np.linspace(0, 1, SIZE)[:, None] * np.ones((1, SIZE))
    base = np.asarray(blend(ramp, top, low)).astype(float)
    cloud = np.clip((noise(rng, 3, 5) - rng.uniform(0.45, 0.6)) * 5, 0, 1)[..., None]
    return Image.fromarray((base * (1 - cloud) + 245 * cloud).astype(np.uint8))


def text(rng):
    picture = Image.new("RGB", (SIZE, SIZE), colour(rng, 200, 255) if rng.random() < 0.8 else colour(rng, 0, 80))
    pen, dark = ImageDraw.Draw(picture), picture.getpixel((0, 0))[0] > 128
    y = int(rng.integers(2, 20))
    while y < SIZE:
        size = int(rng.integers(9, 26))
        line = " ".join(rng.choice(WORDS) for _ in range(8))
        pen.text((int(rng.integers(2, 24)), y), line, colour(rng, 0, 90) if dark else colour(rng, 170, 255),
                 font=ImageFont.load_default(size))
        y += size + int(rng.integers(2, 12))
    return picture.rotate(rng.uniform(-12, 12), Image.BILINEAR, fillcolor=colour(rng))


def face(rng):
    picture = blend(noise(rng, 2), colour(rng), colour(rng))
    pen = ImageDraw.Draw(picture)
    skin = (int(rng.integers(110, 245)), int(rng.integers(75, 195)), int(rng.integers(50, 160)))
    cx, cy, r = rng.uniform(80, 144), rng.uniform(85, 130), rng.uniform(45, 85)
    pen.rectangle((cx - r * 1.4, cy + r * 1.05, cx + r * 1.4, SIZE), fill=colour(rng))
    pen.ellipse((cx - r * 1.05, cy - r * 1.35, cx + r * 1.05, cy + r * 0.6), fill=colour(rng, 0, 90))
    pen.ellipse((cx - r * 0.85, cy - r, cx + r * 0.85, cy + r * 1.1), fill=skin)
    for side in (-1, 1):
        ex = cx + side * r * 0.35
        pen.ellipse((ex - r * 0.15, cy - r * 0.25, ex + r * 0.15, cy - r * 0.08), fill=(250, 250, 250))
        pen.ellipse((ex - r * 0.06, cy - r * 0.23, ex + r * 0.06, cy - r * 0.1), fill=colour(rng, 0, 80))
    pen.line((cx, cy - r * 0.1, cx - r * 0.08, cy + r * 0.25, cx + r * 0.06, cy + r * 0.25), fill=(120, 70, 50), width=2)
    pen.arc((cx - r * 0.35, cy + r * 0.2, cx + r * 0.35, cy + r * 0.7), 20, 160, fill=(150, 40, 50), width=4)
    return picture


def bricks(rng):
    mortar, brick = colour(rng, 120, 220), colour(rng)
    picture = Image.new("RGB", (SIZE, SIZE), mortar)
    pen, h, w = ImageDraw.Draw(picture), int(rng.integers(12, 40)), int(rng.integers(28, 90))
    for row in range(SIZE // h + 1):
        for col in range(-1, SIZE // w + 1):
            shade = int(rng.integers(-25, 25))
            x = col * w + (row % 2) * w // 2
            pen.rectangle((x + 2, row * h + 2, x + w - 2, row * h + h - 2), fill=tuple(max(0, min(255, v + shade)) for v in brick))
    return picture.rotate(rng.uniform(-20, 20), Image.BILINEAR, fillcolor=mortar)


def shapes(rng):
    picture = blend(noise(rng, 3), colour(rng), colour(rng))
    pen = ImageDraw.Draw(picture)
    for _ in range(int(rng.integers(3, 30))):
        x, y, w, h = rng.uniform(-30, SIZE), rng.uniform(-30, SIZE), rng.uniform(8, 110), rng.uniform(8, 110)
        kind = rng.integers(0, 3)
        if kind == 0:
            pen.rectangle((x, y, x + w, y + h), fill=colour(rng))
        elif kind == 1:
            pen.ellipse((x, y, x + w, y + h), fill=colour(rng))
        else:
            pen.polygon([(x, y), (x + w, y + rng.uniform(0, 40)), (x + w / 2, y + h)], fill=colour(rng))
    return picture


def house(rng):
    picture = sky(rng)
    pen = ImageDraw.Draw(picture)
    ground = rng.uniform(140, 185)
    pen.rectangle((0, ground, SIZE, SIZE), fill=colour(rng, 60, 160))
    x = rng.uniform(-10, 30)
    while x < SIZE:
        w, top = rng.uniform(40, 90), rng.uniform(40, 110)
        pen.rectangle((x, top, x + w, ground), fill=colour(rng, 90, 240))
        if rng.random() < 0.5:
            pen.polygon([(x - 6, top), (x + w + 6, top), (x + w / 2, top - 35)], fill=colour(rng, 60, 180))
        for wy in range(int(top) + 10, int(ground) - 18, 24):
            pen.rectangle((x + 8, wy, x + 20, wy + 14), fill=colour(rng, 0, 120))
        x += w + rng.uniform(2, 30)
    return picture


def flat(rng):
    a, b = colour(rng), colour(rng)
    ramp = np.linspace(0, 1, SIZE)
    field = ramp[:, None] * rng.uniform(0, 1) + ramp[None, :] * rng.uniform(0, 1)
    return blend(field, a, b if rng.random() < 0.6 else a)


def grass(rng):
    """A plain green field seen from far: green alone is not a leaf."""
    green = (int(rng.integers(40, 130)), int(rng.integers(90, 180)), int(rng.integers(20, 80)))
    ramp = noise(rng, 30, 3)
    picture = blend(ramp, tuple(v // 2 for v in green), tuple(min(255, v + 50) for v in green))
    horizon = int(rng.uniform(20, 110))
    picture.paste(sky(rng).crop((0, 0, SIZE, horizon)), (0, 0))
    return picture


def animal(rng):
    picture = blend(noise(rng, 4), colour(rng, 60, 200), colour(rng, 60, 220))
    pen, coat = ImageDraw.Draw(picture), colour(rng, 20, 230)
    x, y, s = rng.uniform(40, 80), rng.uniform(80, 120), rng.uniform(0.7, 1.2)
    pen.ellipse((x, y, x + 110 * s, y + 60 * s), fill=coat)
    pen.ellipse((x + 90 * s, y - 30 * s, x + 135 * s, y + 20 * s), fill=coat)
    for leg in (12, 32, 75, 95):
        pen.rectangle((x + leg * s, y + 45 * s, x + (leg + 9) * s, y + 100 * s), fill=coat)
    for ear in (95, 122):
        pen.polygon([(x + ear * s, y - 25 * s), (x + (ear + 10) * s, y - 25 * s), (x + (ear + 5) * s, y - 50 * s)], fill=coat)
    pen.line((x, y + 20 * s, x - 25 * s, y + 50 * s), fill=coat, width=5)
    pen.ellipse((x + 115 * s, y - 15 * s, x + 121 * s, y - 9 * s), fill=(10, 10, 10))
    for _ in range(int(rng.integers(0, 8))):
        sx, sy = x + rng.uniform(15, 90) * s, y + rng.uniform(10, 45) * s
        pen.ellipse((sx, sy, sx + 16 * s, sy + 12 * s), fill=colour(rng))
    return picture


def cloth(rng):
    picture = np.zeros((SIZE, SIZE, 3))
    for axis in (0, 1):
        for _ in range(int(rng.integers(2, 6))):
            period, width = rng.uniform(10, 70), rng.uniform(2, 20)
            stripe = ((np.arange(SIZE) + rng.uniform(0, 50)) % period < width).astype(float)
            picture += (stripe[:, None] if axis else stripe[None, :])[..., None] * np.array(colour(rng, 0, 120))
    return Image.fromarray(np.clip(picture + colour(rng, 20, 120), 0, 255).astype(np.uint8)).rotate(rng.uniform(-30, 30))


def screen(rng):
    picture = Image.new("RGB", (SIZE, SIZE), colour(rng, 225, 255))
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 0, SIZE, 26), fill=colour(rng))
    pen.text((8, 6), str(rng.choice(WORDS)), (255, 255, 255), font=ImageFont.load_default(13))
    for row in range(4):
        top = 36 + row * 48
        pen.rounded_rectangle((8, top, SIZE - 8, top + 40), 6, fill=(255, 255, 255), outline=(190, 190, 190))
        pen.ellipse((16, top + 8, 40, top + 32), fill=colour(rng))
        for line in range(2):
            pen.rectangle((50, top + 10 + line * 12, rng.uniform(90, 205), top + 15 + line * 12), fill=(150, 150, 150))
    return picture


def water(rng):
    yy, xx = np.mgrid[0:SIZE, 0:SIZE]
    field = np.zeros((SIZE, SIZE))
    for _ in range(5):
        a, f = rng.uniform(-0.6, 0.6), rng.uniform(0.05, 0.4)
        field += np.sin((yy * math.cos(a) + xx * math.sin(a)) * f + rng.uniform(0, 6) + 2 * noise(rng, 3))
    return blend(field / 8 + 0.5, (10, int(rng.integers(40, 90)), int(rng.integers(80, 130))), (150, 210, 230))


def night(rng):
    picture = Image.fromarray((rng.random((SIZE, SIZE, 3)) * rng.uniform(10, 40)).astype(np.uint8))
    pen = ImageDraw.Draw(picture)
    for _ in range(int(rng.integers(0, 25))):
        x, y, r = rng.uniform(0, SIZE), rng.uniform(0, SIZE), rng.uniform(1, 12)
        pen.ellipse((x - r, y - r, x + r, y + r), fill=colour(rng, 120, 255))
    return picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.5, 4)))


def vehicle(rng):
    picture = sky(rng)
    pen = ImageDraw.Draw(picture)
    pen.rectangle((0, 150, SIZE, SIZE), fill=colour(rng, 60, 120))
    body, x = colour(rng), rng.uniform(10, 50)
    pen.rectangle((x, 100, x + 140, 155), fill=body)
    pen.polygon([(x + 25, 100), (x + 45, 65), (x + 105, 65), (x + 120, 100)], fill=body)
    pen.polygon([(x + 40, 97), (x + 52, 71), (x + 98, 71), (x + 108, 97)], fill=(170, 205, 225))
    for wheel in (30, 110):
        pen.ellipse((x + wheel - 20, 135, x + wheel + 20, 175), fill=(20, 20, 20))
        pen.ellipse((x + wheel - 9, 146, x + wheel + 9, 164), fill=(170, 170, 170))
    return picture


TEACH = [texture, soil, sky, text, face, bricks, shapes, house, flat, grass]
UNSEEN = [animal, cloth, screen, water, night, vehicle]


def finish(picture, rng):
    """Camera effects: grain, slight blur, changed light."""
    if rng.random() < 0.5:
        picture = picture.filter(ImageFilter.GaussianBlur(rng.uniform(0.3, 1.8)))
    x = np.asarray(picture).astype(float) * rng.uniform(0.7, 1.15) + rng.normal(0, rng.uniform(0, 9), (SIZE, SIZE, 3))
    return Image.fromarray(np.clip(x, 0, 255).astype(np.uint8))


def main() -> None:
    p = argparse.ArgumentParser()
    p.add_argument("--out", type=Path, required=True)
    p.add_argument("--set", choices=["teach", "test"], required=True)
    p.add_argument("--count", type=int, default=900)
    args = p.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    rng = np.random.default_rng(11 if args.set == "teach" else 7919)
    families = TEACH if args.set == "teach" else TEACH + UNSEEN * 2
    for i in range(args.count):
        family = families[i % len(families)]
        picture = finish(family(rng), rng)
        picture.save(args.out / f"{family.__name__}-{i:04d}.jpg", quality=int(rng.integers(60, 92)))


if __name__ == "__main__":
    main()
