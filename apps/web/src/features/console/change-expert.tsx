import type { ConsoleExpert } from '@ankur/contracts/console/expert-endpoints';
import type { ExpertForm } from '@ankur/contracts/console/expert-rules';
import { useState } from 'react';
import { fieldErrors } from '../../lib/http/field-errors.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { CompetenceFields } from './competence-fields.tsx';
import { useChangeExpertMutation } from './operations.api.ts';

/** Edits an expert's fields and languages. */
export function ChangeExpert({ expert, onClose }: { expert: ConsoleExpert; onClose: () => void }) {
  const t = useT('console');
  const { id, name, fields, languages, experience } = expert;
  const [form, setForm] = useState<ExpertForm>({ fields, languages, experience });
  const [change, { isLoading, error }] = useChangeExpertMutation();
  const save = async (): Promise<void> => {
    const answer = await change({ id, form });
    if (!answer.error) {
      toast.success(t('decide.done'));
      onClose();
    } else if (!fieldErrors(answer.error)) toast.error(t('sources.failed'));
  };
  return (
    <ConfirmDialog
      open
      title={name}
      confirmLabel={t('experts.save')}
      cancelLabel={t('cancel')}
      busy={isLoading}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        <CompetenceFields value={form} onChange={setForm} failures={fieldErrors(error)} />
      </div>
    </ConfirmDialog>
  );
}
