import { failure } from '@ankur/contracts/problems';
import { SOUND_BYTES_MAX } from '@ankur/contracts/transcription/rules';
import type { FastifyRequest } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Sound } from '../../providers/transcription/transcription.ts';

/** What browsers record, by what the content is, whatever its name says: type and extension as the service gets them. */
const FORMATS: Readonly<Record<string, { type: string; extension: string }>> = {
  'video/webm': { type: 'audio/webm', extension: 'webm' },
  'audio/webm': { type: 'audio/webm', extension: 'webm' },
  'video/matroska': { type: 'audio/webm', extension: 'webm' },
  'audio/ogg': { type: 'audio/ogg', extension: 'ogg' },
  'video/ogg': { type: 'audio/ogg', extension: 'ogg' },
  'audio/opus': { type: 'audio/ogg', extension: 'ogg' },
  'video/mp4': { type: 'audio/mp4', extension: 'mp4' },
  'audio/mp4': { type: 'audio/mp4', extension: 'mp4' },
  'audio/x-m4a': { type: 'audio/mp4', extension: 'm4a' },
  'audio/mpeg': { type: 'audio/mpeg', extension: 'mp3' },
  'audio/wav': { type: 'audio/wav', extension: 'wav' },
  'audio/vnd.wave': { type: 'audio/wav', extension: 'wav' },
};

const MEGABYTE = 1024 ** 2;
const missing = () => new AppError('invalid', { sound: [failure('sound_missing')] });
const tooLarge = () =>
  new AppError('too_large', {
    sound: [failure('sound_too_large', { max_megabytes: SOUND_BYTES_MAX / MEGABYTE })],
  });

/** The recording of a multipart form, in memory. @throws AppError 400 without one, 413 above its limit, 415 when it is none */
export async function readSound(request: FastifyRequest): Promise<Sound> {
  if (!request.isMultipart()) throw missing();
  let content: Buffer = Buffer.alloc(0);
  try {
    const parts = request.parts({
      limits: { fileSize: SOUND_BYTES_MAX + 1, files: 2, fields: 10 },
    });
    for await (const part of parts) {
      if (part.type === 'field') continue;
      if (part.fieldname !== 'sound' || content.length > 0) {
        part.file.resume();
        continue;
      }
      content = await part.toBuffer();
      if (part.file.truncated || content.length > SOUND_BYTES_MAX) throw tooLarge();
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw (error as { statusCode?: number }).statusCode === 413 ? tooLarge() : missing();
  }
  if (content.length === 0) throw missing();
  const found = await fileTypeFromBuffer(content).catch(() => undefined);
  const format = found && FORMATS[found.mime.split(';')[0] ?? ''];
  if (!format) throw new AppError('unsupported_media', { sound: [failure('sound_not_readable')] });
  return { content, type: format.type, name: `sound.${format.extension}` };
}
