import type { Language } from '@ankur/languages/languages';
import { readJson, writeJson } from '../../lib/storage/storage.ts';

/** Key of the screens, as `<language>:<screen>`, on which the notice has been closed on this device. */
const KEY = 'unreviewed-said';

/** Rows of one screen share its first two parts: `/application/crops/wheat` belongs to `/application/crops`. */
const nameOf = (language: Language, path: string): string =>
  `${language}:${path.split('/').filter(Boolean).slice(0, 2).join('/')}`;

const said = (): string[] =>
  readJson(KEY, (value) =>
    Array.isArray(value) ? value.filter((name) => typeof name === 'string') : null,
  ) ?? [];

/** Whether the notice of a language was closed on this screen. */
export const wasSaid = (language: Language, path: string): boolean =>
  said().includes(nameOf(language, path));

export function rememberSaid(language: Language, path: string): void {
  if (!wasSaid(language, path)) writeJson(KEY, [...said(), nameOf(language, path)]);
}
