import * as z from 'zod/mini';

/** What uses the storage of an account, in the order in which it is shown. */
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

/** `bytes` of pictures and videos, unfinished uploads included; `rows` of everything that the account wrote down. */
export const storageAnswer = z.object({
  bytes: share,
  rows: share,
  /** Only what uses something. */
  uses: z.array(z.object({ kind: z.enum(STORAGE_KINDS), bytes: z.number(), rows: z.number() })),
});
export type StorageAnswer = z.infer<typeof storageAnswer>;
