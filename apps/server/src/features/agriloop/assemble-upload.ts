import { open } from 'node:fs/promises';
import { isId } from '../../platform/ids.ts';
import type { UploadsRepository } from './uploads.repository.ts';

/** Writes a finished upload to a file, chunk by chunk; null when it is not the farmer's or incomplete. */
export async function assembleUpload(
  uploads: UploadsRepository,
  farmerId: string,
  id: string,
  path: string,
): Promise<{ bytes: number } | null> {
  const row = isId(id) ? await uploads.find(farmerId, id) : undefined;
  if (!row || row.received !== row.length) return null;
  const file = await open(path, 'w', 0o600);
  try {
    for (let at = 0; at < row.length; ) {
      const piece = await uploads.readPiece(id, at);
      if (!piece) return null;
      await file.write(piece);
      at += piece.length;
    }
    return { bytes: row.length };
  } finally {
    await file.close();
  }
}
