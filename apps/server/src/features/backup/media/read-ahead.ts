import type { MediaStore } from '../../../platform/media-store/media-store.ts';

/** Concurrent requests: a remote store has a latency per file. */
const AHEAD = 8;
/** Smaller files are prefetched whole, larger ones streamed in order. */
const HELD_BYTES_MAX = 1024 * 1024;

type Content = AsyncIterable<Buffer> | Iterable<Buffer>;

export interface FoundFile {
  key: string;
  /** Null when the file no longer exists. */
  bytes: number | null;
  /** Null when it was deleted meanwhile. */
  open(): Promise<Content | null>;
}

/** The files of a store by key, in this order. */
export async function* readAhead(
  store: MediaStore,
  keys: Iterable<string>,
): AsyncGenerator<FoundFile> {
  const begun: Promise<FoundFile>[] = [];
  for (const key of keys) {
    const finding = find(store, key);
    // The consumer gets the rejection later; avoid an unhandled rejection until then.
    finding.catch(() => {});
    begun.push(finding);
    if (begun.length >= AHEAD) yield (await begun.shift()) as FoundFile;
  }
  for (const finding of begun) yield await finding;
}

async function find(store: MediaStore, key: string): Promise<FoundFile> {
  const bytes = await store.size(key);
  if (bytes === null) return { key, bytes, open: async () => null };
  const open = async () => (await store.get(key))?.stream ?? null;
  if (bytes > HELD_BYTES_MAX) return { key, bytes, open };
  const stream = await open();
  if (!stream) return { key, bytes: null, open: async () => null };
  const held: Buffer[] = [];
  for await (const chunk of stream) held.push(chunk as Buffer);
  return { key, bytes, open: async () => held };
}
