import { communityFailure } from '@ankur/contracts/community/problems';
import { WARNING_MAX } from '@ankur/contracts/community/rules';
import { useState } from 'react';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast.ts';
import type { FeedItem, FeedKind } from './feed.api.ts';
import { useWarnItemMutation } from './feed-actions.api.ts';

interface Props {
  kind: FeedKind;
  item: FeedItem;
  onClose: () => void;
}

/** Form for an expert's warning; input stays when saving fails. */
export function WarnDialog({ kind, item, onClose }: Props) {
  const t = useT('community');
  const failureText = useFailureText('community');
  const [reason, setReason] = useState(item.advice_warning ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [warn, { isLoading }] = useWarnItemMutation();
  const save = async (): Promise<void> => {
    if (reason.trim() === '')
      return setProblem(failureText(communityFailure('report_reason_missing')));
    const { error } = await warn({ kind, id: item.id, reason });
    if (error)
      return setProblem(failureText(firstError(fieldErrors(error), 'reason')) ?? t('menu.failed'));
    toast.success(t('warn.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('warn.title')}
      confirmLabel={t('warn.save')}
      cancelLabel={t('cancel')}
      busy={isLoading}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <TextareaField
        label={t('warn.reason')}
        hint={t('warn.hint')}
        value={reason}
        maxLength={WARNING_MAX}
        counterLimit={WARNING_MAX}
        error={problem}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
