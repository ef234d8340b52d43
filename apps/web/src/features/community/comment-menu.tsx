import type { Comment } from '@ankur/contracts/community/feed-item';
import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Popover, popoverItemClass } from '../../ui/popover.tsx';
import { toast } from '../../ui/toast.ts';
import { BlockDialog } from './block-dialog.tsx';
import type { FeedKind } from './feed.api.ts';
import { useDeleteCommentMutation, useReportCommentMutation } from './feed-actions.api.ts';
import { ReportDialog } from './report-dialog.tsx';

type Asking = 'none' | 'report' | 'block' | 'delete';

interface Props {
  which: { kind: FeedKind; id: string };
  comment: Comment;
}

/** Actions on another's comment: report it, block its author, delete it under an own item. */
export function CommentMenu({ which, comment }: Props) {
  const t = useT('community');
  const [asking, setAsking] = useState<Asking>('none');
  const [report, reporting] = useReportCommentMutation();
  const [remove, removing] = useDeleteCommentMutation();
  const name = comment.username || t('anonymous');
  const end = () => setAsking('none');
  const removeComment = async (): Promise<void> => {
    const { error } = await remove({ ...which, comment: comment.id });
    end();
    if (error) toast.error(t('menu.failed'));
    else toast.success(t('comment.deleted'));
  };
  return (
    <>
      <Popover button={<Icon name="more" />} label={t('comment.menu', { name })}>
        {(close) => {
          const ask = (next: Asking) => () => {
            close();
            setAsking(next);
          };
          return (
            <>
              <button type="button" onClick={ask('report')} className={popoverItemClass}>
                <Icon name="warning" />
                {t('menu.report')}
              </button>
              <button type="button" onClick={ask('block')} className={popoverItemClass}>
                <Icon name="lock" />
                {t('menu.block', { name })}
              </button>
              {comment.removable && (
                <button type="button" onClick={ask('delete')} className={popoverItemClass}>
                  <Icon name="trash" />
                  {t('comment.delete')}
                </button>
              )}
            </>
          );
        }}
      </Popover>
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('comment.deleteTitle')}
        confirmLabel={t('comment.delete')}
        cancelLabel={t('cancel')}
        busy={removing.isLoading}
        danger
        onConfirm={() => void removeComment()}
        onCancel={end}
      >
        {t('comment.deleteText', { name })}
      </ConfirmDialog>
      {asking === 'block' && <BlockDialog user={comment.user} name={name} onClose={end} />}
      {asking === 'report' && (
        <ReportDialog
          busy={reporting.isLoading}
          onClose={end}
          onReport={(reason) => report({ comment: comment.id, reason })}
        />
      )}
    </>
  );
}
