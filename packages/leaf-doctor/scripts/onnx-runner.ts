import { readFile } from 'node:fs/promises';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { RunModel } from '../src/diagnose.ts';
import type { LeafManifest } from '../src/manifest.ts';
import { unpackModel } from '../src/unpack-model.ts';

/** Opens the model for scripts and tests, on one thread as the server runs it. */
export async function openModel(file: string, manifest: LeafManifest): Promise<RunModel> {
  const session = await InferenceSession.create(await unpackModel(await readFile(file)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  });
  return async (tensor, shape) => {
    const answer = await session.run({
      [manifest.model.input]: new Tensor('float32', tensor, shape),
    });
    const rows = answer[manifest.model.output];
    if (!(rows?.data instanceof Float32Array)) throw new TypeError('the model gave no answer');
    return rows.data;
  };
}
