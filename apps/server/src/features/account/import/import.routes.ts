import { readFile } from 'node:fs/promises';
import { accountEndpoints } from '@ankur/contracts/account/endpoints';
import { failure } from '@ankur/contracts/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../../app-deps.ts';
import { invalid, tooLarge } from '../../../platform/errors/app-error.ts';
import { readUpload } from '../../../platform/http/read-upload.ts';
import { addRoute } from '../../../platform/http/route.ts';
import { createImportService } from './import.service.ts';
import { ARCHIVE_BYTES_MAX } from './read-archive.ts';

/** Names under which a form may bring the archive. */
const FILE_NAMES = ['file', 'archive', 'zip', 'export'] as const;
const UNREADABLE = failure('archive_unreadable');

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

/** The archive as a file of a form. */
async function fileOf(request: FastifyRequest, nextId: () => string): Promise<Buffer | null> {
  const limits = Object.fromEntries(FILE_NAMES.map((name) => [name, ARCHIVE_BYTES_MAX]));
  const upload = await readUpload(request, limits, nextId);
  try {
    const file = FILE_NAMES.flatMap((name) => upload.files[name] ?? [])[0];
    if (file?.tooLarge) throw tooLarge('file', UNREADABLE);
    return file ? await readFile(file.path) : null;
  } finally {
    await upload.dispose();
  }
}

/** Imports an archive from a form or the request body; a plugin of its own, since no other call accepts ZIP. */
export function importRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createImportService(deps);
  app.register(async (room) => {
    const types = ['application/zip', 'application/x-zip-compressed', 'application/octet-stream'];
    room.addContentTypeParser(types, (_request, payload, done) => done(null, payload));
    addRoute(
      room,
      deps.guards,
      accountEndpoints.importAccount,
      async ({ caller, request }) => {
        const content = request.isMultipart()
          ? await fileOf(request, deps.ids.next)
          : await bodyOf(request);
        if (content === null) throw invalid({ file: [UNREADABLE] });
        return service.take(caller.farmerId, content);
      },
      {
        perAccount: { name: 'import', points: 10, seconds: 600 },
        bodyLimit: ARCHIVE_BYTES_MAX + 1_048_576,
        upload: { field: 'file', bytesMax: ARCHIVE_BYTES_MAX },
      },
    );
  });
}
