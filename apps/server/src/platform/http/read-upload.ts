import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { type Write, writeOf } from '../writes/write.ts';

export interface UploadedFile {
  /** Whole content on disk; removed by `dispose`. */
  path: string;
  bytes: number;
  mimetype: string;
  tooLarge: boolean;
}

export interface Upload {
  /** Texts with plain line ends, as they were typed: a form encodes each as two characters. */
  fields: Record<string, string>;
  files: Record<string, UploadedFile>;
  /** What it makes, where the client gave it an id. */
  write: Write | undefined;
  dispose(): Promise<void>;
}

/**
 * Where files lie while they are looked at: one folder for each account of the machine, which nobody else may read.
 * @throws Error when somebody else has taken its place
 */
export async function uploadFolder(): Promise<string> {
  const own = process.getuid?.();
  const folder = join(tmpdir(), `ankur-uploads-${own ?? 'own'}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const there = await lstat(folder);
  if (!there.isDirectory() || (own !== undefined && there.uid !== own)) {
    throw new Error(`${folder} belongs to somebody else; remove it or set TMPDIR`);
  }
  return folder;
}

/**
 * Reads a multipart form whose files go to disk as they come, so that memory stays flat. Files of other names than
 * `limits` are skipped; one that is longer than its limit is marked, not kept. A write is the same whatever comes as
 * one of `drawnAnew`.
 */
export async function readUpload(
  request: FastifyRequest,
  limits: Readonly<Record<string, number>>,
  nextId: () => string,
  drawnAnew: readonly string[] = [],
): Promise<Upload> {
  const folder = await uploadFolder();
  const upload: Upload = {
    fields: Object.create(null),
    files: Object.create(null),
    write: undefined,
    dispose: async () => {
      await Promise.all(Object.values(upload.files).map((file) => rm(file.path, { force: true })));
    },
  };
  const write = (contents: Readonly<Record<string, string>> = {}): Write | undefined => {
    const told = Object.entries(upload.fields).filter(([name]) => !drawnAnew.includes(name));
    const { makes } = request.routeOptions.config.endpoint ?? {};
    return writeOf(makes, request.params, Object.fromEntries(told), contents);
  };
  if (!request.isMultipart()) {
    const body = (request.body ?? {}) as Record<string, unknown>;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string') upload.fields[name] = value;
    }
    upload.write = write();
    return upload;
  }
  const contents: Record<string, string> = Object.create(null);
  try {
    const largest = Math.max(...Object.values(limits));
    const options = {
      // The field's own message is said by whoever asked for the form.
      throwFileSizeLimit: false,
      limits: { fileSize: largest + 1, files: Object.keys(limits).length + 1, fieldSize: 20_000 },
    };
    const parts = request.parts(options);
    for await (const part of parts) {
      if (part.type === 'field') {
        if (typeof part.value === 'string')
          upload.fields[part.fieldname] ??= part.value.replaceAll('\r\n', '\n');
        continue;
      }
      const limit = limits[part.fieldname];
      if (limit === undefined || upload.files[part.fieldname]) {
        part.file.resume();
        continue;
      }
      const path = join(folder, nextId());
      const file: UploadedFile = { path, bytes: 0, mimetype: part.mimetype, tooLarge: false };
      upload.files[part.fieldname] = file;
      const content = createHash('sha256');
      part.file.on('data', (chunk: Buffer) => {
        file.bytes += chunk.length;
        content.update(chunk);
      });
      await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
      if (!drawnAnew.includes(part.fieldname)) contents[part.fieldname] = content.digest('hex');
      file.tooLarge = part.file.truncated || file.bytes > limit;
      // A browser sends an empty nameless part for a file field that was left alone.
      if (file.bytes === 0 && !part.filename) delete upload.files[part.fieldname];
    }
    upload.write = write(contents);
    return upload;
  } catch (error) {
    await upload.dispose();
    throw error;
  }
}
