/** A decoded picture: 3 bytes a pixel (red, green, blue), row by row, no alpha. */
export interface RgbImage {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Wraps decoded bytes; refuses sizes that do not fit the byte count. @throws RangeError */
export function rgbImage(
  data: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): RgbImage {
  if (!Number.isInteger(width) || !Number.isInteger(height) || width < 1 || height < 1) {
    throw new RangeError(`picture size ${width}×${height} is not usable`);
  }
  if (data.length !== width * height * 3) {
    throw new RangeError(`${data.length} bytes are not ${width}×${height} RGB pixels`);
  }
  return { width, height, data };
}

/** Flattens the alpha channel of canvas pixels onto white. */
export function rgbFromRgba(
  rgba: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
): RgbImage {
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    const alpha = (rgba[from + 3] ?? 255) / 255;
    for (let channel = 0; channel < 3; channel++) {
      data[to + channel] = Math.round((rgba[from + channel] ?? 0) * alpha + 255 * (1 - alpha));
    }
  }
  return rgbImage(data, width, height);
}
