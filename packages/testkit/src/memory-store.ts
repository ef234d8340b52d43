import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { contentTypeOf, type MediaStore } from '@ankur/server/platform/media-store/media-store';

/** Media kept in memory. */
export function memoryStore(): MediaStore & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    async put(key, content) {
      files.set(key, content instanceof Readable ? await buffer(content) : content);
    },
    size: async (key) => files.get(key)?.length ?? null,
    async get(key, range) {
      const file = files.get(key);
      if (!file) return null;
      const part = file.subarray(
        range?.start ?? 0,
        range?.end === undefined ? undefined : range.end + 1,
      );
      return {
        stream: Readable.from([part]),
        length: part.length,
        size: file.length,
        contentType: contentTypeOf(key),
      };
    },
    async *list() {
      for (const [key, { length }] of files) yield { key, writtenAt: new Date(0), bytes: length };
    },
    async remove(keys) {
      for (const key of keys) files.delete(key);
    },
  };
}
