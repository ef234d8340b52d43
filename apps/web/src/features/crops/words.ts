// locale-keys: crops:section.*, crops:group.*, crops:at.*, crops:after.*, crops:before.*, crops:upTo.*, crops:around.*
import type { GuideJob } from '@ankur/contracts/crops/endpoints';
import type { Translate } from '../../lib/i18n/translate.ts';

export type T = Translate<'crops'>;
type Key = Parameters<T>[0];
type Days = Pick<GuideJob, 'from' | 'days'>;

const range = (from: number, to: number) => (from === to ? String(from) : `${from}–${to}`);

/** When a job is done, counted from its event, in the farmer's words. */
export function daysText({ from, days: [first, last] }: Days, t: T): string {
  if (last > 0 && first >= 0) return t.plural(`after.${from}`, last, { days: range(first, last) });
  if (last < 0) return t.plural(`before.${from}`, -first, { days: range(-last, -first) });
  if (first === 0) return t(`at.${from}`);
  if (last === 0) return t.plural(`upTo.${from}`, -first);
  return t(`around.${from}`, { before: -first, after: last });
}

/** The name of a group of crops; one that has none is shown as it came. */
export function groupName(group: string, t: T): string {
  const key = `group.${group}`;
  const name = t(key as Key);
  return name === key ? group : name;
}
