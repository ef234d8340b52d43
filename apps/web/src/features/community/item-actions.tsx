import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import type { FeedItem, FeedKind } from './feed.api.ts';
import { shareItem } from './share-item.ts';
import { actionClass, VoteButtons } from './vote-buttons.tsx';

interface Props {
  kind: FeedKind;
  item: FeedItem;
  commentsOpen: boolean;
  onComments: () => void;
}

/** Buttons below an item: votes, comments, share. */
export function ItemActions({ kind, item, commentsOpen, onComments }: Props) {
  const t = useT('community');
  const format = useFormat();
  const comments = useOutbox().records.filter(
    ({ what, after }) => what === 'comment' && after.includes(item.id),
  );
  const waiting = comments.reduce((sum, { kind: how }) => sum + (how === 'make' ? 1 : -1), 0);
  const share = async (): Promise<void> => {
    const screen = kind === 'posts' ? 'community?post' : 'agriloop?reel';
    const path = `/application/${screen}=${item.id}`;
    const how = await shareItem({
      title: t('share.title', { name: item.username || t('anonymous') }),
      text: item.description,
      path,
    }).catch(() => 'failed' as const);
    if (how === 'copied') toast.success(t('share.copied'));
    if (how === 'failed') toast.error(t('share.failed'));
  };
  return (
    <div className="flex flex-wrap items-center gap-1 px-2 py-1">
      <VoteButtons kind={kind} item={item} />
      <button
        type="button"
        aria-expanded={commentsOpen}
        onClick={onComments}
        className={actionClass}
      >
        <Icon name="comment" />
        <span className="sr-only">{t('comment.title')} </span>
        <span>{format.number(Math.max(0, item.total_comments + waiting))}</span>
      </button>
      <button type="button" onClick={() => void share()} className={`${actionClass} ms-auto`}>
        <Icon name="share" />
        {t('share.button')}
      </button>
    </div>
  );
}
