import {
  EXPERT_FIELDS,
  EXPERT_LANGUAGES,
  expertRequestForm,
  QUERY_MAX,
} from '@ankur/contracts/experts/rules';
import { PHOTO_NOT_IMAGE } from '@ankur/contracts/http/common';
import { check } from '@ankur/contracts/http/errors';
import { type FormEvent, useEffect, useState } from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { focusField } from '../../lib/forms/focus-field.ts';
import { fieldErrors, isUnreachable, refusal } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useSmallPhoto } from '../../lib/pictures/use-small-photo.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useAskExpertMutation } from './experts.api.ts';
import type { GivenQuestion } from './given-question.ts';
import { languageLabel } from './language-label.ts';

const REDIRECT_MS = 1200;
const EMPTY = { field_of_expertise: '', language: '', query: '' };
type Name = keyof typeof EMPTY;
type Problem = 'none' | 'refused' | 'unreachable';

/** Longest side of what is uploaded, in which an expert sees it. */
const PHOTO_SIDE_PX = 1280;

/** Form for a question to an expert, with an optional photograph. */
export function ExpertForm({ given = null }: { given?: GivenQuestion | null }) {
  const t = useT('experts');
  const failureText = useFailureText('experts');
  const navigate = useNavigate();
  const [values, setValues] = useState({
    ...EMPTY,
    field_of_expertise: given?.field_of_expertise ?? '',
  });
  const [photo, setPhoto] = useSmallPhoto(PHOTO_SIDE_PX, given?.photo ?? null);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<Problem>('none');
  const [refused, setRefused] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const [ask] = useAskExpertMutation();
  const preview = useObjectUrl(photo);
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    if (!arrived) return;
    const timer = setTimeout(() => navigate('/application/experts-page'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [arrived, navigate]);

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: failureText(wrong[name]),
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value });
      setWrong({ ...wrong, [name]: '' });
    },
  });
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sent) return;
    setProblem('none');
    const checked = check(expertRequestForm, values);
    if (!checked.ok) {
      const missing = (Object.keys(EMPTY) as Name[]).filter((name) => checked.failures[name]);
      focusField(event.currentTarget, missing[0]);
      return setWrong(
        Object.fromEntries(missing.map((name) => [name, checked.failures[name]?.[0] ?? ''])),
      );
    }
    setSent(true);
    let body: FormData | typeof checked.value = checked.value;
    if (photo) {
      body = new FormData();
      for (const [name, value] of Object.entries(checked.value)) body.append(name, value);
      body.append('photo', photo);
    }
    const { error } = await ask(body);
    if (!error) return setArrived(true);
    setSent(false);
    const said = fieldErrors(error) ?? {};
    setRefused(failureText(refusal(error)));
    setWrong(
      Object.fromEntries(Object.entries(said).map(([name, [failure]]) => [name, failure ?? ''])),
    );
    setProblem(isUnreachable(error) ? 'unreachable' : 'refused');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('form.field')}
          placeholder={t('form.chooseField')}
          options={EXPERT_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))}
          {...field('field_of_expertise')}
        />
        <SelectField
          label={t('form.language')}
          placeholder={t('form.chooseLanguage')}
          options={EXPERT_LANGUAGES.map((value) => ({ value, label: languageLabel(t, value) }))}
          {...field('language')}
        />
      </div>
      <TextareaField
        label={t('form.query')}
        maxLength={QUERY_MAX}
        hint={t('form.queryHint')}
        {...field('query')}
      />
      <FileDrop
        label={t('form.photo')}
        name="photo"
        accept="image/*"
        icon="camera"
        held={photo ? 1 : 0}
        error={failureText(wrong.photo)}
        onFiles={([file]) => {
          const good = file?.type.startsWith('image/') ?? true;
          setPhoto(good ? (file ?? null) : null);
          setWrong({ ...wrong, photo: good ? '' : PHOTO_NOT_IMAGE });
        }}
      >
        {preview && (
          <img src={preview} alt={t('form.preview')} className="max-h-60 rounded-control" />
        )}
      </FileDrop>
      {photo && !sent && (
        <Button look="quiet" icon="trash" className="self-start" onClick={() => setPhoto(null)}>
          {t('form.removePhoto')}
        </Button>
      )}
      {problem !== 'none' && <Alert>{refused ?? t(`problem.${problem}`)}</Alert>}
      <Button type="submit" disabled={sent} className="self-stretch sm:self-start">
        {sent ? (
          <>
            <span aria-hidden="true">✓</span>
            <span className="sr-only">{t('form.sent')}</span>
          </>
        ) : (
          t('form.submit')
        )}
      </Button>
      {arrived && <Alert tone="good">{t('form.arrived')}</Alert>}
    </form>
  );
}
