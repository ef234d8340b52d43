import { createHash } from 'node:crypto';
import type { TestFarmer } from '@ankur/testkit/farmers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { strFromU8, unzipSync, zipSync } from 'fflate';

/** The archive that the farmer's account is exported as. */
export const exportOf = async (farmer: TestFarmer): Promise<Buffer> =>
  (await farmer.call('GET', '/api/user/account/export/')).rawPayload;

/** Sends an archive to the account of a farmer of this app. */
export const sendArchive = (
  app: FastifyInstance,
  farmer: TestFarmer,
  content: Uint8Array,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/user/import/',
    headers: { authorization: `Bearer ${farmer.access}`, 'content-type': 'application/zip' },
    payload: Buffer.from(content),
  });

export const filesIn = (zip: Uint8Array): Record<string, Uint8Array> =>
  unzipSync(new Uint8Array(zip));

/** What a JSON file of an archive holds. */
export const toldIn = (file: Uint8Array | undefined) =>
  JSON.parse(strFromU8(file ?? new Uint8Array()));

/** Hashes of the media of an archive, whatever their keys are. */
export const mediaIn = (zip: Uint8Array): string[] =>
  Object.entries(filesIn(zip))
    .filter(([name]) => name.startsWith('media/'))
    .map(([, file]) => createHash('sha256').update(file).digest('hex'))
    .sort();

/** An archive with other files. */
export function changedArchive(
  zip: Uint8Array,
  change: (files: Record<string, Uint8Array>) => void,
): Uint8Array {
  const files = filesIn(zip);
  change(files);
  return zipSync(files);
}
