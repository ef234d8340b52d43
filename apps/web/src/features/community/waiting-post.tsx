import type { Post } from '@ankur/contracts/community/feed-item';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemMenu, type OnRemoved } from './item-menu.tsx';

interface Props {
  post: Post & Unsent;
  onRemoved: OnRemoved;
}

/** A queued post, with its local photograph. */
export function WaitingPost({ post, onRemoved }: Props) {
  const t = useT('community');
  const failureText = useFailureText('community');
  const photo = useFileOf(post.unsent);
  const name = post.username || t('anonymous');
  return (
    <article
      aria-label={t('postOf', { name })}
      className="rounded-card border border-line bg-surface pb-3 shadow-card"
    >
      <ItemHead item={post} menu={<ItemMenu kind="posts" item={post} onRemoved={onRemoved} />} />
      {photo && <img src={photo} alt="" className="max-h-96 w-full object-cover" />}
      <div className="flex flex-col gap-2 px-3 pt-2">
        <div>
          <UnsentMark record={post.unsent} />
        </div>
        <RefusalLines record={post.unsent} failureText={failureText} />
        <p className="whitespace-pre-line wrap-anywhere">{post.description}</p>
      </div>
    </article>
  );
}
