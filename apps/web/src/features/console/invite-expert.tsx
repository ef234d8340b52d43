import type { ExpertForm } from '@ankur/contracts/console/expert-rules';
import { useState } from 'react';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { CompetenceFields } from './competence-fields.tsx';
import { useInviteExpertMutation } from './operations.api.ts';

const START: ExpertForm = { fields: [], languages: [], experience: null };

/** Invites an expert by mail; the link is shown too, for when mail does not arrive. */
export function InviteExpert() {
  const t = useT('console');
  const failureText = useFailureText('console');
  const [email, setEmail] = useState('');
  const [form, setForm] = useState(START);
  const [invite, { isLoading, error, data }] = useInviteExpertMutation();
  const failures = fieldErrors(error);
  const send = async (): Promise<void> => {
    const answer = await invite({ ...form, email });
    if (answer.error) {
      if (!fieldErrors(answer.error)) toast.error(t('sources.failed'));
      return;
    }
    setEmail('');
    setForm(START);
  };
  return (
    <Card title={t('experts.invite')}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <TextField
          label={t('experts.email')}
          type="email"
          name="email"
          value={email}
          error={failureText(firstError(failures, 'email'))}
          onChange={(event) => setEmail(event.target.value)}
        />
        <CompetenceFields value={form} onChange={setForm} failures={failures} />
        <Button type="submit" busy={isLoading} className="self-start">
          {t('experts.send')}
        </Button>
      </form>
      {data && (
        <div className="mt-4">
          <Alert tone="good">
            {t('experts.sent')} <code className="wrap-anywhere">{data.link}</code>
          </Alert>
        </div>
      )}
    </Card>
  );
}
