import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, type MediaStore } from './media-store.ts';

/** Media in a folder of this machine. A file appears under its name only when it is whole. */
export function createFolderStore(root: string): MediaStore {
  return {
    async put(key, content) {
      const path = join(root, key);
      const half = `${path}.part`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await pipeline(
        content instanceof Readable ? content : Readable.from([content]),
        createWriteStream(half),
      );
      await rename(half, path);
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
