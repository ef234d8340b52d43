import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FeedItem, FeedKind } from './feed.api.ts';
import { useVoteMutation } from './feed-actions.api.ts';

export const actionClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm hover:bg-sunken';

interface Props {
  kind: FeedKind;
  item: FeedItem;
}

/** Like and dislike with counts; a second click withdraws the vote. */
export function VoteButtons({ kind, item }: Props) {
  const t = useT('community');
  const format = useFormat();
  const [vote] = useVoteMutation();
  return (
    <>
      <button
        type="button"
        aria-pressed={Boolean(item.liked)}
        onClick={() => void vote({ kind, item, vote: 'like' })}
        className={cx(actionClass, item.liked && 'font-bold text-brand')}
      >
        <Icon name="thumb-up" />
        <span className="sr-only">{t('like')} </span>
        <span>{format.number(item.total_likes)}</span>
      </button>
      <button
        type="button"
        aria-pressed={Boolean(item.disliked)}
        onClick={() => void vote({ kind, item, vote: 'dislike' })}
        className={cx(actionClass, item.disliked && 'font-bold text-danger')}
      >
        <Icon name="thumb-down" />
        <span className="sr-only">{t('dislike')} </span>
        <span>{format.number(item.total_dislikes)}</span>
      </button>
    </>
  );
}
