import { useFormat } from '../../lib/i18n/use-format.ts';
import type { DueEntry } from './farm.api.ts';

/** So many animals are named in a line; the rest are counted. */
const NAMED = 3;

/** The animals of a line: Gauri, Kapila and Kali +4. */
export function useDueNames(): (due: readonly DueEntry[]) => string {
  const format = useFormat();
  return (due) => {
    const names = format.list(due.slice(0, NAMED).map(({ name }) => name));
    const more = due.length - NAMED;
    return more > 0 ? `${names} +${format.number(more)}` : names;
  };
}
