import { useFolded, useWaiting } from '../../lib/outbox/use-folded.ts';
import type { FeedItem, FeedKind } from './feed.api.ts';

/** Items of a feed as they stand with what waits: own ones that were never sent, and the others without what is hidden or blocked. */
export function useFeedItems<Item extends FeedItem>(
  kind: FeedKind,
  rows: readonly Item[] | undefined,
) {
  const all = useFolded([kind, 'vote'], rows);
  const hidden = useWaiting('hidden');
  const blocked = useWaiting('block');
  const isSeen = ({ id, user }: FeedItem): boolean =>
    !hidden.has(`${id}/hidden`) && blocked.get(`${user}/block`)?.blocked !== true;
  return {
    waiting: all.filter(({ unsent }) => unsent?.kind === 'make'),
    others: all.filter((item) => item.unsent?.kind !== 'make' && isSeen(item)),
  };
}
