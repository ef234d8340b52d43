import { VIDEO_BYTES_MAX, VIDEO_TOO_LARGE } from '@ankur/contracts/community/rules';
import { PIECE_BYTES_MAX, UPLOADS_PATH } from '@ankur/contracts/community/upload-rules';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import {
  AppError,
  conflict,
  invalid,
  notFound,
  tooLarge,
} from '../../platform/errors/app-error.ts';
import { enter } from '../../platform/http/route.ts';
import { isId } from '../../platform/ids.ts';
import { type Write, writeOf } from '../../platform/writes/write.ts';
import { createUploadsRepository, type UploadRow } from './uploads.repository.ts';

const VERSION = '1.0.0';
const PIECE_TYPE = 'application/offset+octet-stream';
/** Most open uploads of a farmer; a new one drops the least recently used. */
const OPEN_MAX = 5;
/** When all uploads together are too large, those idle for this long are deleted first. */
const IDLE_MS = 3_600_000;
const BUSY_RETRY_S = 300;
const MB = 1024 * 1024;

/** A fast connection sends twenty chunks a second. */
const PIECE_LIMIT = { perAccount: { name: 'upload-piece', points: 1_800, seconds: 60 } };
const BEGIN_LIMIT = { perAccount: { name: 'upload-begin', points: 150, seconds: 3600 } };

/** A header that must be a whole number of bytes. */
function bytesOf(request: FastifyRequest, name: string): number {
  const value = Number(request.headers[name]);
  if (!Number.isSafeInteger(value) || value < 0)
    throw invalid({ [NON_FIELD]: [failure('must_be_whole', { name })] });
  return value;
}

/** The write of an upload by the client's `id` in `Upload-Metadata`. @throws AppError invalid for an id of another form */
function uploadWrite(request: FastifyRequest, length: number): Write | undefined {
  const said = String(request.headers['upload-metadata'] ?? '').split(',');
  const [, id] = said.map((pair) => pair.trim().split(/\s+/)).find(([name]) => name === 'id') ?? [];
  if (id === undefined) return undefined;
  const write = writeOf('upload', null, { id: Buffer.from(id, 'base64').toString(), length });
  if (write === undefined) throw invalid({ id: [failure('id_invalid')] });
  return write;
}

/**
 * Resumable upload (tus 1.0.0, core, creation and termination): a video arrives in chunks, each stored before it is
 * acknowledged; after an interruption the client asks for the offset and resumes. Authentication, limits and quotas
 * are checked before a chunk is read.
 */
export function uploadsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, clock, ids, config, uploadDoor } = deps;
  const uploads = createUploadsRepository(deps.db);
  const callers = new WeakMap<FastifyRequest, string>();
  const farmerOf = (request: FastifyRequest): string => callers.get(request) ?? '';
  const find = async (farmerId: string, id: string): Promise<UploadRow> => {
    const row = isId(id) ? await uploads.find(farmerId, id) : undefined;
    if (!row) throw notFound();
    return row;
  };
  const speak = (reply: FastifyReply) =>
    reply.header('tus-resumable', VERSION).header('cache-control', 'no-store');
  const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

  /** Checks the total size of all uploads. @throws AppError unavailable */
  const needRoom = async (bytes: number): Promise<void> => {
    await uploadDoor.needDisk('video');
    const fits = async () => (await uploads.heldBytes()) + bytes <= config.UPLOADS_WAITING_MB * MB;
    if (await fits()) return;
    await uploads.removeIdle(new Date(clock.now().getTime() - IDLE_MS));
    if (await fits()) return;
    const errors = { video: [failure('storage_busy', { retry_after: BUSY_RETRY_S })] };
    throw new AppError('unavailable', errors, { retryAfterS: BUSY_RETRY_S });
  };

  app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (request.method === 'OPTIONS') return;
      const limit = request.method === 'POST' ? BEGIN_LIMIT : PIECE_LIMIT;
      const caller = await enter(
        guards,
        'required',
        { ...limit, reachesOthers: request.method === 'POST', isPublic: request.method === 'POST' },
        request,
      );
      if (caller) callers.set(request, caller.farmerId);
      if (request.method !== 'PATCH') return;
      await find(farmerOf(request), idOf(request));
      await needRoom(Number(request.headers['content-length'] ?? PIECE_BYTES_MAX));
    });
    scope.addContentTypeParser(
      PIECE_TYPE,
      { parseAs: 'buffer', bodyLimit: PIECE_BYTES_MAX },
      (_request, body, done) => done(null, body),
    );
    scope.options(UPLOADS_PATH, (_request, reply) =>
      speak(reply)
        .header('tus-version', VERSION)
        .header('tus-extension', 'creation,termination')
        .header('tus-max-size', VIDEO_BYTES_MAX - 1)
        .code(204)
        .send(),
    );
    scope.post(UPLOADS_PATH, async (request, reply) => {
      const farmerId = farmerOf(request);
      const length = bytesOf(request, 'upload-length');
      if (length === 0) throw invalid({ video: [failure('video_missing')] });
      if (length >= VIDEO_BYTES_MAX) throw tooLarge('video', VIDEO_TOO_LARGE);
      const write = uploadWrite(request, length);
      await needRoom(0);
      const left = (await uploadDoor.roomOf(farmerId)) - length;
      if (left < 0) throw tooLarge('video', failure('storage_account_full'));
      await uploads.keepFitting(farmerId, left);
      const id = write?.id ?? ids.next();
      const begun = await uploads.insert(id, farmerId, { length, write, now: clock.now() });
      speak(reply).header('location', `${UPLOADS_PATH}${id}/`);
      if (!begun) {
        const { received } = await find(farmerId, id);
        return reply.header('upload-offset', received).code(200).send();
      }
      await uploads.keepNewest(farmerId, OPEN_MAX);
      return reply.code(201).send();
    });
    scope.head(`${UPLOADS_PATH}:id/`, async (request, reply) => {
      const { length, received } = await find(farmerOf(request), idOf(request));
      speak(reply).header('upload-offset', received).header('upload-length', length);
      return reply.code(200).send();
    });
    scope.patch(`${UPLOADS_PATH}:id/`, { bodyLimit: PIECE_BYTES_MAX }, async (request, reply) => {
      const farmerId = farmerOf(request);
      const startsAt = bytesOf(request, 'upload-offset');
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      if (content.length === 0) throw invalid({ [NON_FIELD]: [failure('upload_piece_empty')] });
      const kept = await uploads.append(farmerId, idOf(request), startsAt, content, clock.now());
      // In tus, 409 tells the client to ask for the offset and resume.
      if (!kept) {
        speak(reply);
        throw conflict(failure('upload_offset_differs'));
      }
      return speak(reply)
        .header('upload-offset', startsAt + content.length)
        .code(204)
        .send();
    });
    scope.delete(`${UPLOADS_PATH}:id/`, async (request, reply) => {
      const farmerId = farmerOf(request);
      if (!isId(idOf(request)) || !(await uploads.remove(farmerId, idOf(request))))
        throw notFound();
      return speak(reply).code(204).send();
    });
  });
}
