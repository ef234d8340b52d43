import type { Comment } from '@ankur/contracts/community/feed-item';
import { WaitingTools } from '../../entities/outbox/waiting-tools.tsx';
import { Avatar } from '../../entities/picture/avatar.tsx';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useNow } from '../../lib/time/clock.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { toast } from '../../ui/toast.ts';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { CommentMenu } from './comment-menu.tsx';
import type { FeedKind } from './feed.api.ts';
import { useDeleteCommentMutation } from './feed-actions.api.ts';

interface Props {
  which: { kind: FeedKind; id: string };
  comment: Comment & Unsent;
  onRemoved: (id: string) => void;
}

export function CommentLine({ which, comment, onRemoved }: Props) {
  const t = useT('community');
  const failureText = useFailureText('community');
  const format = useFormat();
  const now = useNow(60_000);
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const drop = async (): Promise<void> => {
    const { error } = await remove({ ...which, comment: comment.id });
    if (error) toast.error(t('menu.failed'));
    else onRemoved(comment.id);
  };
  return (
    <li className="flex gap-2">
      <Avatar src={comment.profile_picture} name={comment.username} />
      <div className="min-w-0 flex-1 rounded-control bg-sunken px-3 py-2">
        <p className="text-sm">
          <span className="font-semibold">{comment.username || t('anonymous')}</span>{' '}
          <time dateTime={comment.date} className="text-muted">
            {format.relative(comment.date, now)}
          </time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{comment.text}</p>
        <UnsentMark record={comment.unsent} />
        <RefusalLines record={comment.unsent} failureText={failureText} />
      </div>
      {comment.own ? (
        <>
          <WaitingTools record={comment.unsent} />
          <IconButton
            icon="trash"
            label={t('comment.delete')}
            disabled={isLoading}
            onClick={() => void drop()}
          />
        </>
      ) : (
        <CommentMenu which={which} comment={comment} />
      )}
    </li>
  );
}
