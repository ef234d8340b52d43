// locale-keys: farm-record:event.*, farm-record:diary.*
import { PLANTING_EVENTS } from '@ankur/contracts/farm-record/planting-events';
import { useT } from '../../lib/i18n/use-t.ts';
import type { DiaryEntry } from './farm.api.ts';

/** What a kind of entry about a planting is called. */
export function useEventWord(): (kind: string) => string {
  const t = useT('farm-record');
  return (kind) => t(`event.${PLANTING_EVENTS.find((one) => one === kind) ?? 'other'}`);
}

/** What a line of a diary is called: its kind where it is one of ours, else where it comes from. */
export function useDiaryWords(): (entry: DiaryEntry) => string {
  const t = useT('farm-record');
  return ({ source, kind }) => {
    const known = PLANTING_EVENTS.find((one) => one === kind);
    return source === 'event' && known ? t(`event.${known}`) : t(`diary.${source}`);
  };
}
