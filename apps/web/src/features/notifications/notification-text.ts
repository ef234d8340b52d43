import type { NotificationEntry } from '@ankur/contracts/notifications/endpoints';
import type { Format } from '../../lib/i18n/format.ts';
import type { Translate } from '../../lib/i18n/translate.ts';

type Told = Pick<NotificationEntry, 'kind' | 'payload'>;

/** Names of places for display; push messages use the stored English names. */
interface Names {
  market: (name: string) => string;
}
const KEPT: Names = { market: (name) => name };

/**
 * The text of a notification, composed from its payload in the reader's language; on another day than `today`
 * tasks are named with their date.
 */
export function say(
  { kind, payload }: Told,
  t: Translate<'notifications'>,
  format: Format,
  names: Names = KEPT,
  today?: string,
): string {
  const text = (name: string): string => String(payload[name] ?? '');
  const figure = (name: string): string => format.number(Number(payload[name] ?? 0));
  const money = (name: string): string => format.money(Number(payload[name] ?? 0));
  const isOver = kind === 'task-due' && today && payload.date && payload.date !== today;
  return t(isOver ? 'say.task-due-on' : `say.${kind}`, {
    name: text('name'),
    text: text('text'),
    task: text('task'),
    lender: text('lender'),
    commodity: text('commodity'),
    market: names.market(text('market')),
    date: payload.date ? format.date(text('date')) : '',
    price: money('price'),
    amount: money('amount'),
    mm: figure('mm'),
    temp: figure('temp'),
    hours: figure('hours'),
  });
}
