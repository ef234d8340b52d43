import type { Post } from '@ankur/contracts/community/feed-item';
import { useState } from 'react';
import { CropWord } from '../../entities/crop/crop-word.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { AdviceWarning } from './advice-warning.tsx';
import { Comments } from './comments.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemMenu, type OnRemoved } from './item-menu.tsx';
import { LinkedText } from './linked-text.tsx';
import { PostPicture } from './post-picture.tsx';

interface Props {
  post: Post;
  /** Opened from a notification, with the comments shown. */
  withComments?: boolean;
  onRemoved?: OnRemoved;
}

/** A post. */
export function PostCard({ post, withComments = false, onRemoved }: Props) {
  const t = useT('community');
  const [open, setOpen] = useState(withComments);
  const name = post.username || t('anonymous');
  return (
    <article
      aria-label={t('postOf', { name })}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <ItemHead item={post} menu={<ItemMenu kind="posts" item={post} onRemoved={onRemoved} />} />
      <PostPicture post={post} name={name} />
      <div className="flex flex-col gap-2 px-3 pt-2">
        <AdviceWarning item={post} />
        <p className="whitespace-pre-line wrap-anywhere">
          <LinkedText text={post.description} clickable={!post.new_account} />
        </p>
        {post.crop && (
          <div className="wrap-anywhere">
            <Badge tone="good">
              <CropWord word={post.crop} />
            </Badge>
          </div>
        )}
      </div>
      <ItemActions kind="posts" item={post} commentsOpen={open} onComments={() => setOpen(!open)} />
      {open && <Comments kind="posts" item={post} />}
    </article>
  );
}
