import { communityFailure } from '@ankur/contracts/community/problems';
import { APPEAL_MAX } from '@ankur/contracts/community/takedown-rules';
import { useState } from 'react';
import { fieldErrors } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useAppealMutation } from './takedowns.api.ts';

/** The one appeal against a takedown; input stays when sending fails. */
export function AppealForm({ id }: { id: string }) {
  const t = useT('community');
  const failureText = useFailureText('community');
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [appeal, { isLoading }] = useAppealMutation();
  const send = async (): Promise<void> => {
    if (text.trim() === '') return setProblem(failureText(communityFailure('appeal_empty')));
    const { error } = await appeal({ id, text });
    if (!error) return void toast.success(t('takenDown.sent'));
    const [failure] = Object.values(fieldErrors(error) ?? {}).flat();
    setProblem(failureText(failure) ?? t('menu.failed'));
  };
  if (!open)
    return (
      <Button look="plain" className="self-start" onClick={() => setOpen(true)}>
        {t('takenDown.object')}
      </Button>
    );
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextareaField
        label={t('takenDown.why')}
        value={text}
        maxLength={APPEAL_MAX}
        counterLimit={APPEAL_MAX}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={isLoading} className="self-start">
        {t('takenDown.send')}
      </Button>
    </form>
  );
}
