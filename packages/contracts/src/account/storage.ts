import * as z from 'zod/mini';

/** Kinds of storage use, in display order. */
export const STORAGE_KINDS = [
  'reels',
  'posts',
  'scans',
  'questions',
  'profile',
  'uploads',
  'books',
  'tasks',
  'comments',
  'chat',
  'other',
] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

const share = z.object({ used: z.number(), limit: z.number() });

/** `bytes` of pictures and videos with unfinished uploads; `rows` of all data of the account. */
export const storageAnswer = z.object({
  bytes: share,
  rows: share,
  /** Only kinds in use. */
  uses: z.array(z.object({ kind: z.enum(STORAGE_KINDS), bytes: z.number(), rows: z.number() })),
});
export type StorageAnswer = z.infer<typeof storageAnswer>;
