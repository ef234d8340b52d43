import type { Readable } from 'node:stream';
import type { Ids } from '../ids.ts';

export interface MediaPart {
  stream: Readable;
  /** Bytes in `stream`. */
  length: number;
  /** Bytes of the whole file. */
  size: number;
  contentType: string;
}

/**
 * Storage of pictures and videos. Keys are our own unguessable names such as `profile/0198….webp`,
 * never user input.
 */
export interface MediaStore {
  /** Stores a file; a stream of known length is not buffered. */
  put(key: string, content: Buffer | Readable, contentType: string, bytes?: number): Promise<void>;
  /** Bytes of a file; null when there is none. */
  size(key: string): Promise<number | null>;
  /** The file or the inclusive byte range of it; null when there is no such file. */
  get(key: string, range?: { start: number; end?: number }): Promise<MediaPart | null>;
  remove(keys: readonly string[]): Promise<void>;
  /** Every stored file with size and modification time, incomplete ones included. */
  list(): AsyncIterable<{ key: string; writtenAt: Date; bytes: number }>;
}

const KEY = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(webp|avif|jpg|png|mp4|webm|mov)$/;

/** Whether a text has the form of our keys (no traversal, a known extension). */
export function isMediaKey(text: string): boolean {
  return KEY.test(text) && text.length <= 200;
}

/** An unguessable name in the form of our keys, without folder and extension. */
export const mediaName = (ids: Pick<Ids, 'secret'>): string =>
  ids.secret(18).toLowerCase().replaceAll('_', '-');

const TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};

/** Content type by the extension of a key. */
export function contentTypeOf(key: string): string {
  return TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
