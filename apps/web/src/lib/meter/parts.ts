import { PICTURES, PRICES, SCANS, VIDEOS } from 'virtual:data-parts';

/** What data is used for; `other` is all that has no part of its own: weather, books, tasks, answers. */
export const PARTS = ['app', 'prices', 'pictures', 'videos', 'scans', 'other'] as const;
export type Part = (typeof PARTS)[number];

/** In this order: a video is media too. */
const RULES: readonly (readonly [Part, RegExp])[] = [
  ['prices', PRICES],
  ['scans', SCANS],
  ['scans', /^\/media\/scans\//],
  ['videos', VIDEOS],
  ['videos', /\.(mp4|webm|mov|m4v)$/],
  ['pictures', PICTURES],
  ['pictures', /^\/media\//],
  ['app', /^\/(?!api\/|media\/)/],
];

/** The part that a request of a path belongs to. */
export const partOf = (path: string): Part =>
  RULES.find(([, pattern]) => pattern.test(path))?.[0] ?? 'other';

/** Bytes by part. */
export type Uses = Partial<Record<Part, number>>;

export const totalOf = (uses: Uses): number =>
  Object.values(uses).reduce((sum, bytes) => sum + bytes, 0);

/** The sum of several days. */
export function sumOf(days: readonly Uses[]): Uses {
  const sum: Uses = {};
  for (const uses of days)
    for (const part of PARTS) {
      const bytes = uses[part];
      if (bytes) sum[part] = (sum[part] ?? 0) + bytes;
    }
  return sum;
}
