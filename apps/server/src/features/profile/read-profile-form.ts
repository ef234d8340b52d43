import { check } from '@ankur/contracts/http/errors';
import type { Failures } from '@ankur/contracts/http/problem';
import {
  PICTURE_BYTES_MAX,
  PICTURE_NOT_IMAGE,
  PICTURE_TOO_LARGE,
  type ProfileForm,
  profileForm,
} from '@ankur/contracts/profile/rules';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, tooLarge, unsupportedMedia } from '../../platform/errors/app-error.ts';
import { reencodePicture, UnreadablePicture } from '../../platform/pictures/pictures.ts';
import type { NewPicture } from './profile.service.ts';

const FIELD = 'profile_picture';
const SIZES = [
  { width: 640, height: 640, fit: 'inside' },
  { width: 128, height: 128, fit: 'cover' },
] as const;

/** A too large or second picture is read to its end and discarded, so that an answer can be sent. */
const READING = {
  limits: { fileSize: PICTURE_BYTES_MAX, files: 5 },
  throwFileSizeLimit: false,
};

type Given = { fields: Record<string, unknown>; file: Buffer | 'too-large' | undefined };

/**
 * Reads the multipart form (or the same fields as JSON), at most one picture. Every failing field is reported at
 * once; a form whose picture alone fails is 413 or 415.
 */
export async function readProfileForm(
  request: FastifyRequest,
): Promise<{ form: ProfileForm; picture: NewPicture | undefined }> {
  const given = request.isMultipart()
    ? await readParts(request)
    : { fields: isRecord(request.body) ? request.body : {}, file: undefined };
  const checked = check(profileForm, given.fields);
  const picture = await readPicture(given.file);
  if (!checked.ok) {
    const refused: Failures = typeof picture === 'string' ? { [FIELD]: [messageOf(picture)] } : {};
    throw invalid({ ...checked.failures, ...refused });
  }
  if (picture === 'too-large') throw tooLarge(FIELD, PICTURE_TOO_LARGE);
  if (picture === 'not-image') throw unsupportedMedia(FIELD, PICTURE_NOT_IMAGE);
  return { form: checked.value, picture };
}

const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null;

const messageOf = (problem: 'too-large' | 'not-image') =>
  problem === 'too-large' ? PICTURE_TOO_LARGE : PICTURE_NOT_IMAGE;

async function readParts(request: FastifyRequest): Promise<Given> {
  const given: Given = { fields: Object.create(null), file: undefined };
  const parts = request.parts(READING);
  for await (const part of parts) {
    if (part.type === 'field') given.fields[part.fieldname] ??= part.value;
    else if (part.fieldname === FIELD && given.file === undefined)
      given.file = await readFile(part);
    else part.file.resume();
  }
  return given;
}

async function readFile(part: MultipartFile): Promise<Given['file']> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes < PICTURE_BYTES_MAX) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (bytes >= PICTURE_BYTES_MAX || part.file.truncated) return 'too-large';
  // Browsers send an empty part for an empty file field.
  return bytes === 0 && !part.filename ? undefined : Buffer.concat(chunks);
}

async function readPicture(
  file: Given['file'],
): Promise<NewPicture | 'too-large' | 'not-image' | undefined> {
  if (file === undefined || file === 'too-large') return file;
  try {
    const [large, small] = await reencodePicture(file, SIZES);
    return large && small ? { large, small } : 'not-image';
  } catch (error) {
    if (error instanceof UnreadablePicture) return 'not-image';
    throw error;
  }
}
