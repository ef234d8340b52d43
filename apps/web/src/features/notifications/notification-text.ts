// locale-keys: notifications:line.*
import type { NotificationEntry } from '@ankur/contracts/notifications/endpoints';
import type { Format } from '../../lib/i18n/format.ts';
import type { Translate } from '../../lib/i18n/translate.ts';

type Told = Pick<NotificationEntry, 'kind' | 'payload'>;

/** Names of places for display; push messages use the stored English names. */
interface Names {
  market: (name: string) => string;
}
const KEPT: Names = { market: (name) => name };

/** Lines of the morning message that are no notification by themselves. */
function lineText(
  says: string,
  payload: Told['payload'],
  t: Translate<'notifications'>,
): string | null {
  switch (says) {
    case 'herd':
      return t('line.of', { name: String(payload.name), what: String(payload.because) });
    case 'irrigate-today':
    case 'wait-for-rain':
    case 'drain-before-harvest':
      return t('line.of', { name: String(payload.name), what: t(`line.${says}`) });
    default:
      return null;
  }
}

const NOTIFIED: readonly string[] = [
  'task-due',
  'loan-due',
  'loss-deadline',
  'rain-warning',
  'heat-warning',
  'price-alert',
  'expert-answer',
];

/** The lines of the morning message, each as `line1` with its figures as `line1.task`; none when nothing presses. */
function morningLines(
  payload: Told['payload'],
  t: Translate<'notifications'>,
  format: Format,
): string[] {
  return ['line1', 'line2'].flatMap((line) => {
    const says = payload[line];
    if (typeof says !== 'string') return [];
    const figures = Object.fromEntries(
      Object.entries(payload).flatMap(([name, figure]) =>
        name.startsWith(`${line}.`) ? [[name.slice(line.length + 1), figure]] : [],
      ),
    );
    if (says === 'task-due-on')
      return [
        t('say.task-due-on', {
          task: String(figures.task),
          date: format.date(String(figures.date)),
        }),
      ];
    if (NOTIFIED.includes(says))
      return [say({ kind: says as Told['kind'], payload: figures }, t, format)];
    const text = lineText(says, figures, t);
    return text === null ? [] : [text];
  });
}

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
  if (kind === 'morning') {
    const lines = morningLines(payload, t, format);
    if (lines.length > 0) return lines.join('\n');
  }
  if (kind === 'herd-due') return lineText('herd', payload, t) ?? '';
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
