import type { RunModel } from '@ankur/leaf-doctor/diagnose';
import { answerWidth, type LeafManifest } from '@ankur/leaf-doctor/manifest';
import { unpackModel } from '@ankur/leaf-doctor/unpack-model';
import { InferenceSession, Tensor } from 'onnxruntime-node';

/** Frees pixels at once: they are outside the heap, so the garbage collector would free them late. */
export function release(pixels: Uint8Array | Uint8ClampedArray | Float32Array): void {
  if (pixels.buffer instanceof ArrayBuffer) pixels.buffer.transfer(0);
}

/** Opens a gzipped model on one thread. */
export async function openSession(packed: Uint8Array, manifest: LeafManifest): Promise<RunModel> {
  const model = await unpackModel(new Uint8Array(packed));
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // The arena avoids a page fault for every layer; without a memory pattern it holds no more than one view needs.
    enableCpuMemArena: true,
    enableMemPattern: false,
  });
  return async (tensor, [count, ...shape]) => {
    const width = answerWidth(manifest);
    const rows = new Float32Array(count * width);
    const length = tensor.length / count;
    // One view after the other takes half the memory and the same time.
    for (let view = 0; view < count; view++) {
      const pixels = tensor.subarray(view * length, (view + 1) * length);
      const answer = await session.run({
        [manifest.model.input]: new Tensor('float32', pixels, [1, ...shape]),
      });
      const row = answer[manifest.model.output]?.data;
      if (!(row instanceof Float32Array)) throw new TypeError('the model gave no answer');
      rows.set(row, view * width);
    }
    release(tensor);
    return rows;
  };
}
