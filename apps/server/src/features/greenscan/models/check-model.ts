import { createHash } from 'node:crypto';
import { cropsOf } from '@ankur/leaf-doctor/labels';
import { LEAF_CROPS } from '@ankur/leaf-doctor/library/crop-names';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import { checkManifest } from '@ankur/leaf-doctor/manifest';
import { parityFaults } from '@ankur/leaf-doctor/parity';
import { openSession } from '../open-session.ts';
import type { ModelFile } from './model-file.ts';

/** Download of a phone in the field. */
const MODEL_BYTES_MAX = 9_000_000;
const PARITY_PHOTOGRAPHS_MIN = 4;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}(-[a-z0-9.]{1,20})?$/;

/**
 * Every reason why a model must not answer farmers; empty when it may. It is opened and run as the server runs it, on
 * photographs whose scores training computed.
 */
export async function modelFaults({ manifest, card, parity, model }: ModelFile): Promise<string[]> {
  const faults: string[] = [];
  try {
    checkManifest(manifest);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const { version, labels } = manifest;
  if (!VERSION.test(version)) faults.push(`version ${version} is not of the form 1.2.3`);
  if (card.trim() === '') faults.push('the model card is empty');
  if (model.length !== manifest.model.bytes) faults.push(`the model has ${model.length} bytes`);
  if (model.length > MODEL_BYTES_MAX) faults.push(`the model exceeds ${MODEL_BYTES_MAX} bytes`);
  if (createHash('sha256').update(model).digest('hex') !== manifest.model.sha256)
    faults.push('the model does not match its checksum');
  const unnamed = labels.filter((label) => libraryIn('en').labelName(label) === null);
  if (unnamed.length > 0) faults.push(`the library does not know ${unnamed.join(', ')}`);
  const strange = cropsOf(labels).filter((crop) => !LEAF_CROPS.includes(crop));
  if (strange.length > 0) faults.push(`no such crop: ${strange.join(', ')}`);
  if (parity.photographs.length < PARITY_PHOTOGRAPHS_MIN)
    faults.push(`fewer than ${PARITY_PHOTOGRAPHS_MIN} photographs to check it with`);
  if (faults.length > 0) return faults;
  try {
    return await parityFaults(parity, manifest, await openSession(model, manifest));
  } catch (error) {
    return [`the model cannot be run: ${error instanceof Error ? error.message : String(error)}`];
  }
}
