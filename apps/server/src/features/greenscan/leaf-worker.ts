// Worker thread: decoding and inference do not block the event loop.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { packagesFolder } from '@ankur/content/collection';
import { PHOTOS_MAX } from '@ankur/contracts/greenscan/rules';
import { diagnose, type RunModel } from '@ankur/leaf-doctor/diagnose';
import { cropOf, findCrop } from '@ankur/leaf-doctor/labels';
import { severityOfFinding } from '@ankur/leaf-doctor/library/finding-severity';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import { checkManifest, type LeafManifest } from '@ankur/leaf-doctor/manifest';
import { nextPhotograph } from '@ankur/leaf-doctor/next-photograph';
import { checkQuality } from '@ankur/leaf-doctor/quality-gate';
import { decodeLeaf, UnusablePhotograph } from './decode-leaf.ts';
import type { InstalledModel, LeafAnswer, LeafQuestion, LeafReport } from './leaf-messages.ts';
import { openSession, release } from './open-session.ts';

/** The model that this thread was started with; without one it opens the shipped one. */
async function openClassifier(): Promise<{ manifest: LeafManifest; run: RunModel }> {
  const installed = workerData as InstalledModel | null;
  if (installed) {
    const manifest = checkManifest(installed.manifest);
    return { manifest, run: await openSession(installed.model, manifest) };
  }
  const folder = packagesFolder('leaf-doctor', 'model');
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const manifest = checkManifest(JSON.parse(text) as LeafManifest);
  const model = await readFile(join(folder, manifest.model.file));
  return { manifest, run: await openSession(model, manifest) };
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
  const library = libraryIn('en');
  const severity = severityOfFinding(finding, pictures, library);
  const sent = { taken: pictures.length, most: PHOTOS_MAX };
  const photoProblems: string[][] = pictures.map((picture) => checkQuality(picture).problems);
  for (const { data } of pictures) release(data);
  const about = named ?? (finding.label === null ? null : cropOf(finding.label));
  return {
    finding,
    severity,
    photoProblems,
    accuracy: manifest.accuracy.crops.find((entry) => entry.crop === about) ?? null,
    modelVersion: manifest.version,
    nextPhotograph: nextPhotograph(finding, sent, manifest, library.lookAlikes),
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
