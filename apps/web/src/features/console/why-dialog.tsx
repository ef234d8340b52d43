import { WHY_MAX } from '@ankur/contracts/console/moderation-rules';
import { consoleFailure } from '@ankur/contracts/console/problems';
import { type ReactNode, useState } from 'react';
import { fieldErrors } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  title: string;
  /** Hint about who reads the reason. */
  hint: string;
  onClose: () => void;
  /** Runs the action; resolves with the error, if any. */
  onDo: (why: string) => Promise<{ error?: unknown }>;
  /** Further fields above the reason. */
  children?: ReactNode;
}

/** Asks for the reason of an action; input stays when saving fails. */
export function WhyDialog({ title, hint, onClose, onDo, children }: Props) {
  const t = useT('console');
  const failureText = useFailureText('console');
  const [why, setWhy] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    if (why.trim() === '') return setProblem(failureText(consoleFailure('why_required')));
    setBusy(true);
    const { error } = await onDo(why);
    setBusy(false);
    if (error) {
      const [failure] = Object.values(fieldErrors(error) ?? {}).flat();
      return setProblem(failureText(failure) ?? t('decide.failed'));
    }
    toast.success(t('decide.done'));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={title}
      cancelLabel={t('cancel')}
      busy={busy}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        {children}
        <TextareaField
          label={t('decide.why')}
          hint={hint}
          value={why}
          maxLength={WHY_MAX}
          counterLimit={WHY_MAX}
          error={problem}
          onChange={(event) => setWhy(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
