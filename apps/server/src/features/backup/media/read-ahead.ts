import type { MediaStore } from '../../../platform/media-store/media-store.ts';

/** Files asked for at the same time: a store across a network answers each only after a while. */
const AHEAD = 8;
/** Smaller files are read whole beforehand, larger ones when their turn comes. */
const HELD_BYTES_MAX = 1024 * 1024;

type Content = AsyncIterable<Buffer> | Iterable<Buffer>;

export interface FoundFile {
  key: string;
  /** Null when there is no such file any more. */
  bytes: number | null;
  /** Null when it went meanwhile. */
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
    // Whoever takes it hears of the failure; until then nobody else must.
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
