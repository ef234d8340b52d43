import {
  PHOTO_BYTES_MAX,
  PHOTOS_MAX,
  SCAN_TOO_LARGE,
  SCAN_TOO_MANY,
} from '@ankur/contracts/greenscan/rules';
import { failure } from '@ankur/contracts/problems';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';
import { refused } from './scan-errors.ts';

/** Bytes of photographs held for all requests together; beyond it, people are asked to wait. */
const HELD_BYTES_MAX = 256 * 1024 * 1024;
const BUSY_RETRY_S = 30;
let heldBytes = 0;

export interface PhotoForm {
  photographs: Buffer[];
  fields: Record<string, unknown>;
}

async function readFile(part: MultipartFile, take: (bytes: number) => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of readable(part.file as AsyncIterable<Buffer>)) {
    take(chunk.length);
    chunks.push(chunk);
  }
  if (part.file.truncated) throw refused('too_large', SCAN_TOO_LARGE);
  return Buffer.concat(chunks);
}

/** A form that breaks off or exceeds its limits is the sender's fault, not ours. */
async function* readable<T>(parts: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* parts;
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = (error as { statusCode?: number }).statusCode === 413;
    throw tooLarge
      ? refused('too_large', SCAN_TOO_LARGE)
      : refused('invalid', failure('scan_damaged'));
  }
}

/**
 * Reads `image` parts (up to five) and text fields, and hands them to `use`; the bytes count as held
 * until it is done. @throws AppError 400 without any, 413 above the limits, 503 when too many are held
 */
export async function withPhotographs<T>(
  request: FastifyRequest,
  use: (form: PhotoForm) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw refused('invalid', failure('scan_photo_missing'));
  let mine = 0;
  const take = (bytes: number) => {
    if (heldBytes + bytes > HELD_BYTES_MAX) {
      throw refused('unavailable', failure('scan_busy', { retry_after: BUSY_RETRY_S }), {
        retryAfterS: BUSY_RETRY_S,
      });
    }
    mine += bytes;
    heldBytes += bytes;
  };
  try {
    const form: PhotoForm = { photographs: [], fields: Object.create(null) };
    const parts = request.parts({ limits: { fileSize: PHOTO_BYTES_MAX, files: PHOTOS_MAX + 1 } });
    for await (const part of readable(parts)) {
      if (part.type === 'field') {
        if (part.fieldname === 'image')
          throw refused('unsupported_media', failure('scan_not_image'));
        form.fields[part.fieldname] ??= part.value;
      } else if (part.fieldname !== 'image') part.file.resume();
      else {
        const photograph = await readFile(part, take);
        if (form.photographs.length >= PHOTOS_MAX) throw refused('invalid', SCAN_TOO_MANY);
        // Browsers send an empty part for a file field that was left alone.
        if (photograph.length > 0 || part.filename) form.photographs.push(photograph);
      }
    }
    if (form.photographs.length === 0) throw refused('invalid', failure('scan_photo_missing'));
    return await use(form);
  } finally {
    heldBytes -= mine;
  }
}
