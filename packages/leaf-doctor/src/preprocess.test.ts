import { describe, expect, it } from 'vitest';
import { type ModelInput, toTensor, viewPixels } from './preprocess.ts';
import { rgbImage } from './rgb-image.ts';

/** Left half black, right half white, 8×4. */
const halves = rgbImage(
  Uint8Array.from({ length: 8 * 4 * 3 }, (_, i) => (Math.floor(i / 3) % 8 < 4 ? 0 : 255)),
  8,
  4,
);

const input: ModelInput = {
  size: 4,
  layout: 'NCHW',
  mean: 128,
  scale: 128,
  views: [
    { kind: 'centre', zoom: 1, flip: false },
    { kind: 'whole', zoom: 1, flip: true },
  ],
};

describe('views of a photograph', () => {
  it('crop the centre square or use the whole picture', () => {
    const centre = viewPixels(halves, { kind: 'centre', zoom: 1, flip: false }, 4);
    expect([...centre.data.slice(0, 12)]).toEqual([0, 0, 0, 0, 0, 0, 255, 255, 255, 255, 255, 255]);
    const whole = viewPixels(halves, { kind: 'whole', zoom: 1, flip: false }, 2);
    expect(whole.data[0]).toBeLessThan(64);
    expect(whole.data[3]).toBeGreaterThan(191);
  });

  it('become planar floats, view by view, mirrored if requested', () => {
    const tensor = toTensor(halves, input);
    expect(tensor).toHaveLength(2 * 3 * 16);
    expect([...tensor.slice(0, 4)]).toEqual([-1, -1, 127 / 128, 127 / 128]);
    const mirrored = [...tensor.slice(48, 52)];
    expect(mirrored[0]).toBeGreaterThan(0.9);
    expect(mirrored[3]).toBe(-1);
  });

  it('zoom into the centre', () => {
    const zoomed = viewPixels(halves, { kind: 'centre', zoom: 2, flip: false }, 2);
    expect(zoomed.data[0]).toBeLessThan(70);
    expect(zoomed.data[3]).toBeGreaterThan(185);
  });
});
