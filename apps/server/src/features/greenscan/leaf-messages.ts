import type { CropAccuracy, LeafManifest } from '@ankur/leaf-doctor/manifest';
import type { NextPhotograph } from '@ankur/leaf-doctor/next-photograph';
import type { Finding } from '@ankur/leaf-doctor/postprocess';
import type { SeverityAnswer } from '@ankur/leaf-doctor/severity';

/** Request to the worker: the uploaded photographs of one plant, and the crop if named. */
export interface LeafQuestion {
  id: number;
  photographs: Uint8Array<ArrayBuffer>[];
  crop: string | null;
}

/** A model that an operator has put in, gzipped. */
export interface InstalledModel {
  manifest: LeafManifest;
  model: Uint8Array;
}

/** Why a photograph was not analysed. */
export type LeafRefusal = 'not-image' | 'heic' | 'damaged' | 'too-large' | 'unknown-crop';

export interface LeafReport {
  finding: Finding;
  severity: SeverityAnswer;
  /** Problems of each photograph, in the order sent. */
  photoProblems: string[][];
  accuracy: CropAccuracy | null;
  modelVersion: string;
  nextPhotograph: NextPhotograph | null;
}

export type LeafAnswer =
  | { id: number; report: LeafReport }
  | { id: number; refusal: LeafRefusal }
  | { id: number; fault: string };
