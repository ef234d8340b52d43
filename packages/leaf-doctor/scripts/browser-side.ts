import { photographImpression } from '../src/postprocess.ts';
import { toTensor } from '../src/preprocess.ts';
import { rgbFromRgba } from '../src/rgb-image.ts';
import { LEAF_MANIFEST } from '../src/shipped-manifest.ts';
import { toWorkingSize } from '../src/working-size.ts';

/** The few members of onnxruntime-web that the comparison uses. */
interface Runtime {
  env: { wasm: { numThreads: number; wasmPaths: string } };
  Tensor: new (type: 'float32', data: Float32Array, dims: number[]) => unknown;
  InferenceSession: {
    create(
      url: string,
      options: { executionProviders: string[] },
    ): Promise<{
      run(feeds: Record<string, unknown>): Promise<Record<string, { data: Float32Array }>>;
    }>;
  };
}

interface PixelContext {
  drawImage(bitmap: unknown, x: number, y: number): void;
  getImageData(x: number, y: number, w: number, h: number): { data: Uint8ClampedArray };
}

interface BrowserGlobals {
  createImageBitmap(blob: Blob): Promise<{ width: number; height: number }>;
  OffscreenCanvas: new (
    width: number,
    height: number,
  ) => {
    getContext(kind: '2d'): PixelContext;
  };
  lookAt(path: string): Promise<{ scores: number[]; ms: number }>;
}

const browser = globalThis as unknown as BrowserGlobals;
const runtimeUrl = '/ort/ort.wasm.min.mjs';
const ort = (await import(/* @vite-ignore */ runtimeUrl)) as Runtime;
ort.env.wasm.numThreads = 1;
ort.env.wasm.wasmPaths = '/ort/';
const session = await ort.InferenceSession.create('/leaf.onnx', { executionProviders: ['wasm'] });

browser.lookAt = async (path) => {
  const blob = await (await fetch(path)).blob();
  const start = performance.now();
  const bitmap = await browser.createImageBitmap(blob);
  const context = new browser.OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const image = toWorkingSize(rgbFromRgba(data, bitmap.width, bitmap.height));
  const { size, views } = LEAF_MANIFEST.input;
  const tensor = toTensor(image, LEAF_MANIFEST.input);
  const answer = await session.run({
    [LEAF_MANIFEST.model.input]: new ort.Tensor('float32', tensor, [views.length, 3, size, size]),
  });
  const flat = answer[LEAF_MANIFEST.model.output]?.data ?? new Float32Array();
  const scores = [...photographImpression(flat, LEAF_MANIFEST).scores];
  return { scores, ms: performance.now() - start };
};
