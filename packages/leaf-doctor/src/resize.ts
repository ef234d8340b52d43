import { type RgbImage, rgbImage } from './rgb-image.ts';

/** A rectangle in pixels of the source; fractions are allowed. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Taps {
  first: Int32Array;
  weights: Float64Array[];
}

/**
 * Weights of a triangle filter that widens with the reduction, so that shrinking averages instead
 * of skipping pixels (the "antialiased bilinear" of the usual image libraries).
 */
function triangleTaps(sourceSize: number, start: number, length: number, targetSize: number): Taps {
  const scale = length / targetSize;
  const reach = Math.max(scale, 1);
  const first = new Int32Array(targetSize);
  const weights: Float64Array[] = [];
  for (let i = 0; i < targetSize; i++) {
    const centre = start + (i + 0.5) * scale;
    const from = Math.max(0, Math.trunc(centre - reach + 0.5));
    const to = Math.min(sourceSize, Math.trunc(centre + reach + 0.5));
    const row = new Float64Array(to - from);
    let sum = 0;
    for (let x = from; x < to; x++) {
      const weight = Math.max(0, 1 - Math.abs((x - centre + 0.5) / reach));
      row[x - from] = weight;
      sum += weight;
    }
    for (let k = 0; k < row.length; k++) row[k] = (row[k] as number) / sum;
    first[i] = from;
    weights.push(row);
  }
  return { first, weights };
}

/** Resizes the box of a picture to width×height; identical on server and browser. */
export function resize(image: RgbImage, width: number, height: number, box?: Box): RgbImage {
  const area = box ?? { left: 0, top: 0, width: image.width, height: image.height };
  const across = triangleTaps(image.width, area.left, area.width, width);
  const down = triangleTaps(image.height, area.top, area.height, height);
  const top = down.first[0] as number;
  const lastRow = (down.first[height - 1] as number) + (down.weights[height - 1]?.length ?? 0);
  const rows = lastRow - top;
  const narrow = new Uint8ClampedArray(rows * width * 3);
  const source = image.data;
  for (let y = 0; y < rows; y++) {
    const rowStart = (y + top) * image.width;
    for (let x = 0; x < width; x++) {
      const weights = across.weights[x] as Float64Array;
      let at = (rowStart + (across.first[x] as number)) * 3;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = 0; k < weights.length; k++, at += 3) {
        const weight = weights[k] as number;
        red += weight * (source[at] as number);
        green += weight * (source[at + 1] as number);
        blue += weight * (source[at + 2] as number);
      }
      const to = (y * width + x) * 3;
      narrow[to] = red;
      narrow[to + 1] = green;
      narrow[to + 2] = blue;
    }
  }
  const out = new Uint8ClampedArray(width * height * 3);
  const stride = width * 3;
  const sums = new Float64Array(stride);
  for (let y = 0; y < height; y++) {
    const weights = down.weights[y] as Float64Array;
    const start = ((down.first[y] as number) - top) * stride;
    sums.fill(0);
    for (let k = 0; k < weights.length; k++) {
      const weight = weights[k] as number;
      const row = start + k * stride;
      for (let i = 0; i < stride; i++) {
        sums[i] = (sums[i] as number) + weight * (narrow[row + i] as number);
      }
    }
    out.set(sums, y * stride);
  }
  return rgbImage(out, width, height);
}
