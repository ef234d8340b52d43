import type { Comment } from '@ankur/contracts/community/feed-item';
import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import type { FeedKind } from './feed.api.ts';
import { useDeleteCommentMutation } from './feed-actions.api.ts';

interface Props {
  which: { kind: FeedKind; id: string };
  comment: Comment;
  /** Author of the comment. */
  name: string;
  onClose: () => void;
}

/** Confirmation before deleting another's comment under an own item. */
export function DeleteCommentDialog({ which, comment, name, onClose }: Props) {
  const t = useT('community');
  const [remove, { isLoading }] = useDeleteCommentMutation();
  const confirm = async (): Promise<void> => {
    const { error } = await remove({ ...which, comment: comment.id });
    onClose();
    if (error) toast.error(t('menu.failed'));
    else toast.success(t('comment.deleted'));
  };
  return (
    <ConfirmDialog
      open
      title={t('comment.deleteTitle')}
      confirmLabel={t('comment.delete')}
      cancelLabel={t('cancel')}
      busy={isLoading}
      danger
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t('comment.deleteText', { name })}
    </ConfirmDialog>
  );
}
