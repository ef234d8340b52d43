import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive; `packed` content (pictures, videos) is stored as it is. */
export interface ZipEntry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  packed: boolean;
}

/** Streams an archive, so that a large one is never held in memory. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const take = () => {
    const pieces = ready;
    ready = [];
    return pieces;
  };
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for await (const entry of entries) {
    const file = entry.packed ? new ZipPassThrough(entry.name) : new ZipDeflate(entry.name);
    file.mtime = now;
    zip.add(file);
    for await (const piece of entry.content) {
      file.push(new Uint8Array(piece), false);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
