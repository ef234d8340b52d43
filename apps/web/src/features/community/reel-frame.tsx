import type { Reel } from '@ankur/contracts/community/feed-item';
import { type ReactNode, useState } from 'react';
import { AdviceWarning } from './advice-warning.tsx';
import { Comments } from './comments.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemMenu, type OnRemoved } from './item-menu.tsx';
import { ReelCaption } from './reel-caption.tsx';

interface Props {
  reel: Reel;
  onRemoved: OnRemoved;
  children: ReactNode;
}

/** Author, caption and comments around a reel's video. */
export function ReelFrame({ reel, onRemoved, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ItemHead item={reel} menu={<ItemMenu kind="reels" item={reel} onRemoved={onRemoved} />} />
      {children}
      <div className="px-3 pt-2">
        <AdviceWarning item={reel} />
        <ReelCaption reel={reel} />
      </div>
      <ItemActions kind="reels" item={reel} commentsOpen={open} onComments={() => setOpen(!open)} />
      {open && <Comments kind="reels" item={reel} />}
    </>
  );
}
