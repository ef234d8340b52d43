import { POST_DESCRIPTION_MAX } from '@ankur/contracts/community/rules';
import { PHOTO_NOT_IMAGE } from '@ankur/contracts/http/common';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import {
  type FieldFailures,
  fieldErrors,
  firstError,
  isUnreachable,
  refusal,
} from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { SHARED_SIDE_PX, useSmallPhoto } from '../../lib/pictures/use-small-photo.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useSharePostMutation } from './feed-actions.api.ts';
import { UploadHero } from './upload-hero.tsx';

const REDIRECT_MS = 2000;
type Outcome = 'none' | 'incomplete' | 'failed' | 'unreachable' | 'done';

/** Form for a post; input survives a failure. */
export function UploadPostScreen() {
  const t = useT('community');
  const failureText = useFailureText('community');
  const navigate = useNavigate();
  const fileId = useId();
  const [photo, setPhoto] = useSmallPhoto(SHARED_SIDE_PX);
  const [description, setDescription] = useState('');
  const [crop, setCrop] = useState('');
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [refused, setRefused] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldFailures | null>(null);
  const [share, { isLoading }] = useSharePostMutation();
  const preview = useObjectUrl(photo);
  useEffect(() => {
    if (outcome !== 'done') return;
    const timer = setTimeout(() => navigate('/application/community'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [outcome, navigate]);

  const choose = ([file]: File[]): void => {
    const wrong = file && !file.type.startsWith('image/');
    setErrors(wrong ? { photo: [PHOTO_NOT_IMAGE] } : null);
    setPhoto(file && !wrong ? file : null);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!photo || description.trim() === '') return setOutcome('incomplete');
    setOutcome('none');
    setErrors(null);
    setRefused(null);
    const form = new FormData();
    form.append('description', description);
    if (crop.trim()) form.append('crop', crop);
    form.append('photo', photo);
    const { error } = await share(form);
    if (error) {
      setErrors(fieldErrors(error));
      setRefused(failureText(refusal(error)));
      return setOutcome(isUnreachable(error) ? 'unreachable' : 'failed');
    }
    setPhoto(null);
    setDescription('');
    setCrop('');
    setOutcome('done');
  };
  return (
    <>
      <UploadHero
        text={t('upload.lead')}
        button={t('upload.choose')}
        onChoose={() => document.getElementById(fileId)?.click()}
      />
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5"
      >
        <FileDrop
          id={fileId}
          label={t('upload.photo')}
          name="photo"
          accept="image/*"
          icon="image"
          error={failureText(firstError(errors, 'photo'))}
          onFiles={choose}
        >
          {preview && (
            <img src={preview} alt={t('upload.preview')} className="max-h-96 rounded-control" />
          )}
        </FileDrop>
        <TextareaField
          label={t('description')}
          name="description"
          value={description}
          maxLength={POST_DESCRIPTION_MAX}
          error={failureText(firstError(errors, 'description'))}
          onChange={(event) => setDescription(event.target.value)}
        />
        <TextField
          label={t('upload.crop')}
          name="crop"
          hint={t('cropHint')}
          value={crop}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => setCrop(event.target.value)}
        />
        {outcome === 'done' && <Alert tone="good">{t('upload.done')}</Alert>}
        {outcome !== 'done' && outcome !== 'none' && (
          <Alert>{refused ?? t(`upload.${outcome}`)}</Alert>
        )}
        <Button
          type="submit"
          busy={isLoading}
          disabled={outcome === 'done'}
          className="self-stretch sm:self-start"
        >
          {t('upload.post')}
        </Button>
      </form>
    </>
  );
}
