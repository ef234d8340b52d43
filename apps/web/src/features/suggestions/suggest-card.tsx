import {
  SUGGESTION_KINDS,
  SUGGESTION_MAX,
  type SuggestionForm,
} from '@ankur/contracts/suggestions/rules';
import { type FormEvent, useState } from 'react';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSuggestMutation } from './suggestions.api.ts';

const START = { kind: 'translation', present: '', better: '' } as const;

/** Form to suggest a better text in the current language. */
export function SuggestCard() {
  const t = useT('suggestions');
  const failureText = useFailureText('suggestions');
  const language = useLanguage();
  const [form, setForm] = useState<Omit<SuggestionForm, 'language' | 'note'>>(START);
  const [suggest, { isLoading, error }] = useSuggestMutation();
  const failures = fieldErrors(error);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const answer = await suggest({ ...form, language, note: null });
    if (!answer.error) {
      toast.success(t('done'));
      setForm(START);
    } else if (!fieldErrors(answer.error)) toast.error(t('failed'));
  };
  return (
    <Card title={t('title')}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        <p className="text-muted">{t('lead')}</p>
        <SelectField
          label={t('whatKind')}
          name="kind"
          value={form.kind}
          options={SUGGESTION_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(event) =>
            setForm({ ...form, kind: event.target.value as SuggestionForm['kind'] })
          }
        />
        {(['present', 'better'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`form.${field}`)}
            name={field}
            value={form[field]}
            maxLength={SUGGESTION_MAX}
            error={failureText(firstError(failures, field))}
            onChange={(event) => setForm({ ...form, [field]: event.target.value })}
          />
        ))}
        <Button type="submit" busy={isLoading} className="self-start">
          {t('send')}
        </Button>
      </form>
    </Card>
  );
}
