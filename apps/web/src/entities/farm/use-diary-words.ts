// locale-keys: farm-record:event.*, farm-record:diary.*, farm-record:amount.*, farm-record:cause.*
import { LOSS_CAUSES } from '@ankur/contracts/farm-record/loss-rules';
import { PLANTING_EVENTS } from '@ankur/contracts/farm-record/planting-events';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { DiaryEntry } from './farm.api.ts';

/** What a kind of entry about a planting is called. */
export function useEventWord(): (kind: string) => string {
  const t = useT('farm-record');
  return (kind) => t(`event.${PLANTING_EVENTS.find((one) => one === kind) ?? 'other'}`);
}

/** What a line of a diary is called: its kind where it is one of ours, a loss with its cause, else where it comes from. */
export function useDiaryWords(): (entry: DiaryEntry) => string {
  const t = useT('farm-record');
  return ({ source, kind }) => {
    const known = PLANTING_EVENTS.find((one) => one === kind);
    if (source === 'loss') {
      const cause = LOSS_CAUSES.find((one) => one === kind);
      return `${t('diary.loss')}: ${cause ? t(`cause.${cause}`) : kind}`;
    }
    return source === 'event' && known ? t(`event.${known}`) : t(`diary.${source}`);
  };
}

/** Units that the forms write, by their texts; others are told as they were written. */
const UNITS = {
  litre: 'litre',
  kg: 'kg',
  h: 'h',
  q: 'q',
  quintal: 'q',
  quintals: 'q',
} as const;

const isUnit = (unit: string | null): unit is keyof typeof UNITS =>
  unit !== null && Object.hasOwn(UNITS, unit);

/** How much an entry of a diary tells of, money as money; null where it tells of no amount. */
export function useDiaryAmount(): (entry: Pick<DiaryEntry, 'amount' | 'unit'>) => string | null {
  const t = useT('farm-record');
  const format = useFormat();
  return ({ amount, unit }) => {
    if (amount === null) return null;
    if (unit === 'INR') return format.money(amount);
    const number = format.number(amount);
    return isUnit(unit)
      ? t(`amount.${UNITS[unit]}`, { amount: number })
      : `${number} ${unit ?? ''}`.trim();
  };
}
