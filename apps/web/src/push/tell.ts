import type { NotificationEntry } from '@ankur/contracts/notifications/endpoints';
import type { NotificationKind } from '@ankur/contracts/notifications/rules';
import { type ByLanguage, DEFAULT_LANGUAGE, isLanguage, textIn } from '@ankur/languages/languages';
import { say } from '../features/notifications/notification-text.ts';
import type { Catalogue } from '../lib/i18n/catalogue.ts';
import { formatFor } from '../lib/i18n/format.ts';
import { makeTranslate } from '../lib/i18n/translate.ts';

export interface Message {
  title: string;
  body: string;
  link: string;
  tag: string;
}

const HOME = '/application/dashboard';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A kind is known when there is a sentence for it: the list of kinds would bring all rules into the worker. */
const isKind = (value: unknown, { say: sentences }: Catalogue): value is NotificationKind =>
  typeof value === 'string' && isRecord(sentences) && Object.hasOwn(sentences, value);

/** What a phone shows for a push message of the server; null for what is none of ours. */
export function messageOf(data: unknown, texts: ByLanguage<Catalogue>): Message | null {
  if (!isRecord(data) || !isRecord(data.payload)) return null;
  if (!isKind(data.kind, texts.en)) return null;
  const { kind } = data;
  const language = isLanguage(data.language) ? data.language : DEFAULT_LANGUAGE;
  const t = makeTranslate<'notifications'>(language, textIn(texts, language));
  const payload: NotificationEntry['payload'] = Object.fromEntries(
    Object.entries(data.payload).filter(
      (pair): pair is [string, string | number] =>
        typeof pair[1] === 'string' || typeof pair[1] === 'number',
    ),
  );
  const link = typeof data.link === 'string' && /^\/(?!\/)/.test(data.link) ? data.link : HOME;
  return {
    title: 'Ankur',
    body: say({ kind, payload }, t, formatFor(language)),
    link,
    tag: String(data.id ?? kind),
  };
}
