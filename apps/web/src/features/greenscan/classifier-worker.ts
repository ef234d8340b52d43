import files from 'virtual:content/leaf/en';
import type { Analysis } from '@ankur/contracts/greenscan/endpoints';
import { PHOTOS_MAX } from '@ankur/contracts/greenscan/rules';
import { diagnose, type RunModel } from '@ankur/leaf-doctor/diagnose';
import { cropOf } from '@ankur/leaf-doctor/labels';
import { severityOfFinding } from '@ankur/leaf-doctor/library/finding-severity';
import { makeLibrary } from '@ankur/leaf-doctor/library/library';
import { checkManifest, type LeafManifest } from '@ankur/leaf-doctor/manifest';
import { nextPhotograph } from '@ankur/leaf-doctor/next-photograph';
import { checkQuality } from '@ankur/leaf-doctor/quality-gate';
import type { RgbImage } from '@ankur/leaf-doctor/rgb-image';
import { unpackModel } from '@ankur/leaf-doctor/unpack-model';
import * as ort from 'onnxruntime-web/wasm';
import { CLASSIFIER_FILES, cachedBytes, keptModel } from './classifier-files.ts';

/** Decoded photographs of one plant, with the crop that the farmer chose. */
export interface ClassifierRequest {
  id: number;
  photographs: readonly RgbImage[];
  crop: string | null;
}

/** `ready` is sent once the script has loaded; then one answer for each request id. */
export type ClassifierAnswer =
  | { ready: true }
  | { id: number; analysis: Analysis }
  | { id: number; fault: string };

/** Answers are in English, like the server's; the page translates them by the label. */
const library = makeLibrary('en', files);

interface Opened {
  manifest: LeafManifest;
  run: RunModel;
}

async function open(): Promise<Opened> {
  const kept = await keptModel();
  const manifest = checkManifest(kept.manifest);
  const [model, engine] = await Promise.all([
    cachedBytes(kept.url).then(unpackModel),
    cachedBytes(CLASSIFIER_FILES.engine),
  ]);
  ort.env.wasm.numThreads = 1;
  ort.env.wasm.wasmBinary = engine;
  const session = await ort.InferenceSession.create(model, {
    executionProviders: ['wasm'],
  });
  const run: RunModel = async (tensor, shape) => {
    const answer = await session.run({
      [manifest.model.input]: new ort.Tensor('float32', tensor, shape),
    });
    const rows = answer[manifest.model.output]?.data;
    if (!(rows instanceof Float32Array)) throw new TypeError('the model gave no answer');
    return rows;
  };
  return { manifest, run };
}

let opened: Promise<Opened> | undefined;

async function analyse({ photographs, crop }: ClassifierRequest): Promise<Analysis> {
  opened ??= open();
  opened.catch(() => {
    opened = undefined;
  });
  const { manifest, run } = await opened;
  const finding = await diagnose(photographs, manifest, crop, run);
  const severity = severityOfFinding(finding, photographs, library);
  const { label } = finding;
  const taken = { taken: photographs.length, most: PHOTOS_MAX };
  const about = crop ?? (label === null ? null : cropOf(label));
  return {
    disease: label === null ? 'Not sure' : (library.labelName(label) ?? label),
    severity: severity.severity,
    severity_basis: severity.basis,
    symptom_share: severity.symptomShare,
    recommendations: label === null ? [] : library.recommendationList(label),
    crop: about,
    confidence: finding.confidence,
    label,
    verdict: finding.verdict,
    candidates: finding.candidates,
    photo_problems: photographs.map((photograph) => checkQuality(photograph).problems),
    accuracy: manifest.accuracy.crops.find((entry) => entry.crop === about) ?? null,
    model: manifest.version,
    next_photograph: nextPhotograph(finding, taken, manifest, library.lookAlikes),
  };
}

declare const self: {
  onmessage: (event: MessageEvent<ClassifierRequest>) => void;
  postMessage(answer: ClassifierAnswer): void;
};

// One request at a time: two would need twice the memory and be no faster on one thread.
let last: Promise<void> = Promise.resolve();

self.onmessage = ({ data }) => {
  last = last.then(async () => {
    try {
      self.postMessage({ id: data.id, analysis: await analyse(data) });
    } catch (error) {
      self.postMessage({ id: data.id, fault: String(error) });
    }
  });
};

self.postMessage({ ready: true });
