import { resize } from './resize.ts';
import type { RgbImage } from './rgb-image.ts';

/** One view of a photograph: `centre` crops the centre square, `whole` squeezes all of it into a square. */
export interface View {
  kind: 'centre' | 'whole';
  /** The crop is 1/zoom of the short side. */
  zoom: number;
  /** Mirrored left to right. */
  flip: boolean;
}

/** Input of the model; part of the manifest. */
export interface ModelInput {
  /** Side of the square input in pixels. */
  size: number;
  layout: 'NCHW';
  /** A byte v becomes (v − mean) / scale. */
  mean: number;
  scale: number;
  views: View[];
}

/** One view of a photograph as size×size bytes. */
export function viewPixels(image: RgbImage, view: View, size: number): RgbImage {
  if (view.kind === 'whole') return resize(image, size, size);
  const side = Math.min(image.width, image.height) / view.zoom;
  const left = (image.width - side) / 2;
  const top = (image.height - side) / 2;
  return resize(image, size, size, { left, top, width: side, height: side });
}

function writePlanes(pixels: RgbImage, input: ModelInput, flip: boolean, out: Float32Array): void {
  const { width, height, data } = pixels;
  const plane = width * height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + (flip ? width - 1 - x : x)) * 3;
      const to = y * width + x;
      for (let channel = 0; channel < 3; channel++) {
        out[channel * plane + to] = ((data[from + channel] as number) - input.mean) / input.scale;
      }
    }
  }
}

/** All views of one photograph as a tensor of shape [views, 3, size, size]. */
export function toTensor(image: RgbImage, input: ModelInput): Float32Array<ArrayBuffer> {
  const perView = 3 * input.size * input.size;
  const tensor = new Float32Array(perView * input.views.length);
  input.views.forEach((view, index) => {
    const pixels = viewPixels(image, view, input.size);
    writePlanes(pixels, input, view.flip, tensor.subarray(index * perView, (index + 1) * perView));
  });
  return tensor;
}
