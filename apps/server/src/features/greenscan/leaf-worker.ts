// Worker thread: decoding and inference do not block the event loop.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { diagnose, type RunModel } from '@ankur/leaf-doctor/diagnose';
import { cropOf, findCrop } from '@ankur/leaf-doctor/labels';
import { severityOfFinding } from '@ankur/leaf-doctor/library/finding-severity';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import { answerWidth, checkManifest, type LeafManifest } from '@ankur/leaf-doctor/manifest';
import { checkQuality } from '@ankur/leaf-doctor/quality-gate';
import { unpackModel } from '@ankur/leaf-doctor/unpack-model';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { decodeLeaf, UnusablePhotograph } from './decode-leaf.ts';
import type { LeafAnswer, LeafQuestion, LeafReport } from './leaf-messages.ts';

const MODEL = join('packages', 'leaf-doctor', 'model');

/** The model's folder, found from the source as from the bundle. */
function modelFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, MODEL, 'manifest.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error(`${MODEL} is missing`);
    folder = above;
  }
  return join(folder, MODEL);
}

/** Frees pixels at once: they are outside the heap, so the garbage collector would free them late. */
function release(pixels: Uint8Array | Uint8ClampedArray | Float32Array): void {
  if (pixels.buffer instanceof ArrayBuffer) pixels.buffer.transfer(0);
}

async function openClassifier(): Promise<{ manifest: LeafManifest; run: RunModel }> {
  const folder = modelFolder();
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const manifest = checkManifest(JSON.parse(text) as LeafManifest);
  const model = await unpackModel(await readFile(join(folder, manifest.model.file)));
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // The arena avoids a page fault for every layer; without a memory pattern it holds no more than one view needs.
    enableCpuMemArena: true,
    enableMemPattern: false,
  });
  return {
    manifest,
    run: async (tensor, [count, ...shape]) => {
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
    },
  };
}

let opened: ReturnType<typeof openClassifier> | undefined;

async function analyse({ photographs, crop }: LeafQuestion): Promise<LeafReport> {
  opened ??= openClassifier();
  const { manifest, run } = await opened;
  const named = crop === null ? null : findCrop(manifest.labels, crop);
  if (crop !== null && named === null) throw new UnusablePhotograph('unknown-crop');
  const pictures = [];
  for (const photograph of photographs) {
    pictures.push(await decodeLeaf(photograph));
    release(photograph);
  }
  const finding = await diagnose(pictures, manifest, named, run);
  const severity = severityOfFinding(finding, pictures, libraryIn('en'));
  const photoProblems: string[][] = pictures.map((picture) => checkQuality(picture).problems);
  for (const { data } of pictures) release(data);
  const about = named ?? (finding.label === null ? null : cropOf(finding.label));
  return {
    finding,
    severity,
    photoProblems,
    accuracy: manifest.accuracy.crops.find((entry) => entry.crop === about) ?? null,
    modelVersion: manifest.version,
  };
}

async function answer(question: LeafQuestion): Promise<LeafAnswer> {
  const { id } = question;
  try {
    return { id, report: await analyse(question) };
  } catch (error) {
    if (error instanceof UnusablePhotograph) return { id, refusal: error.refusal };
    return { id, fault: error instanceof Error ? error.message : String(error) };
  }
}

// Requests run one after the other, to bound memory.
let queue: Promise<void> = Promise.resolve();
parentPort?.on('message', (question: LeafQuestion) => {
  queue = queue.then(async () => parentPort?.postMessage(await answer(question)));
});
