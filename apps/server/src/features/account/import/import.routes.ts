import { readFile } from 'node:fs/promises';
import { accountEndpoints } from '@ankur/contracts/account/endpoints';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { invalid, tooLarge, unavailable } from '../../../platform/errors/app-error.ts';
import { readUpload } from '../../../platform/http/read-upload.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { createImportService } from './import.service.ts';
import { ARCHIVE_BYTES_MAX } from './read-archive.ts';

/** Names under which a form may bring the archive. */
const FILE_NAMES = ['file', 'archive', 'zip', 'export'] as const;
const UNREADABLE = failure('archive_unreadable');

/** Archives that may wait while one is unpacked and read. */
const WAITING_MAX = 4;

/** Does one work after the other. @throws AppError unavailable when too many wait */
function createTurns() {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting > WAITING_MAX) throw unavailable('import');
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => {});
    return done;
  };
}

/** The archive as the request body. */
async function bodyOf(request: FastifyRequest): Promise<Buffer | null> {
  const stream = request.body as AsyncIterable<Buffer> | null | undefined;
  if (!stream || !(Symbol.asyncIterator in stream)) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > ARCHIVE_BYTES_MAX) throw tooLarge('file', UNREADABLE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Imports an archive from a form or the request body; a plugin of its own, since no other call accepts ZIP. */
export function importRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createImportService(deps);
  const inTurn = createTurns();
  const take = (farmerId: string, read: () => Promise<Buffer | null>) =>
    inTurn(async () => {
      const content = await read();
      if (content === null) throw invalid({ file: [UNREADABLE] });
      return service.take(farmerId, content);
    });
  /** Takes the archive from a file of a form, which stays on the disk until the archives before it have been read. */
  const takeForm = async (farmerId: string, request: FastifyRequest) => {
    const limits = Object.fromEntries(FILE_NAMES.map((name) => [name, ARCHIVE_BYTES_MAX]));
    const upload = await readUpload(request, limits, () => deps.ids.next());
    try {
      const file = FILE_NAMES.flatMap((name) => upload.files[name] ?? [])[0];
      if (file?.tooLarge) throw tooLarge('file', UNREADABLE);
      return await take(farmerId, async () => (file ? readFile(file.path) : null));
    } finally {
      await upload.dispose();
    }
  };
  app.register(async (room) => {
    const types = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'];
    room.addContentTypeParser(types, (_request, payload, done) => done(null, payload));
    addRoute(
      room,
      deps.guards,
      accountEndpoints.importAccount,
      async ({ caller: { farmerId }, request }) => {
        if (request.isMultipart()) return takeForm(farmerId, request);
        const content = await bodyOf(request);
        return take(farmerId, async () => content);
      },
      {
        perAccount: { name: 'import', points: 10, seconds: 600 },
        bodyLimit: ARCHIVE_BYTES_MAX + 1_048_576,
        upload: { field: 'file', bytesMax: ARCHIVE_BYTES_MAX },
      },
    );
  });
}
