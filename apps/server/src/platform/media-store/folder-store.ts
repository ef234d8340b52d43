import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, type MediaStore } from './media-store.ts';

/** fsync of a file, or of a folder's entries. */
async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Folders cannot be synced on every system (Windows). */
const UNSUPPORTED = new Set(['EISDIR', 'EPERM', 'EINVAL', 'EACCES']);

/**
 * Media in a local folder. A file appears under its name only when complete, and is synced to disk before it
 * is acknowledged: the row that names it outlives a power cut, so the file must.
 */
export function createFolderStore(
  root: string,
  flush: (path: string) => Promise<void> = flushToDisk,
): MediaStore {
  const flushNames = (folder: string) =>
    flush(folder).catch((error: NodeJS.ErrnoException) => {
      if (!UNSUPPORTED.has(error.code ?? '')) throw error;
    });
  return {
    async put(key, content) {
      const path = join(root, key);
      const half = `${path}.part`;
      const made = await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(
        content instanceof Readable ? content : Readable.from([content]),
        createWriteStream(half),
      );
      await flush(half);
      await rename(half, path);
      await flushNames(dirname(path));
      if (made !== undefined) await flushNames(dirname(made));
    },
    async size(key) {
      const info = await stat(join(root, key)).catch(() => null);
      return info?.isFile() ? info.size : null;
    },
    async get(key, range) {
      const path = join(root, key);
      const info = await stat(path).catch(() => null);
      if (!info?.isFile()) return null;
      const start = range?.start ?? 0;
      const end = Math.min(range?.end ?? info.size - 1, info.size - 1);
      return {
        stream:
          info.size === 0
            ? Readable.from([])
            : createReadStream(path, { start, end: Math.max(start, end) }),
        length: Math.max(0, end - start + 1),
        size: info.size,
        contentType: contentTypeOf(key),
      };
    },
    async *list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name);
        const info = entry.isFile() ? await stat(path).catch(() => null) : null;
        const key = relative(root, path).replaceAll(sep, '/');
        if (info) yield { key, writtenAt: info.mtime, bytes: info.size };
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(join(root, key), { force: true })));
    },
  };
}
