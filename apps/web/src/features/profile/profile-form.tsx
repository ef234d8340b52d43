// locale-keys: profile:picture.notImage, profile:picture.tooLarge
import type { ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import { profileForm } from '@ankur/contracts/profile/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLazyProfileQuery, useSaveProfileMutation } from '../../entities/farmer/profile.api.ts';
import { typedResolver } from '../../lib/forms/contract-resolver.ts';
import { useRefusal } from '../../lib/forms/use-refusal.ts';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { errorStatus, fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { FIELD_NAMES, type ProfileValues, SECTIONS, toFormData, toValues } from './fields.ts';
import { PictureField } from './picture-field.tsx';
import { ProfileControl } from './profile-control.tsx';
import { usePicture } from './use-picture.ts';

const ICONS = { personal: 'user', farm: 'field', practices: 'tractor' } as const;

interface Props {
  profile: ProfileAnswer & Unsent;
  accountName: string;
}

/** The profile in three sections; saving is refused while a field is invalid. */
export function ProfileForm({ profile, accountName }: Props) {
  const t = useT('profile');
  const failureText = useFailureText('profile');
  const navigate = useNavigate();
  const [save, { isLoading }] = useSaveProfileMutation();
  const [load] = useLazyProfileQuery();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const refused = { data: profile.unsent?.refusal?.body };
  const [pictureProblem, setPictureProblem] = useState(() =>
    failureText(firstError(fieldErrors(refused), 'profile_picture')),
  );
  const { picture, isShrinking, choose } = usePicture((problem) =>
    setPictureProblem(problem && t(`picture.${problem}`)),
  );
  // Saved with the version whose values stand in the fields, not with one that was read since. What waits has its own.
  const [base] = useState(profile);
  const initial = toValues(base, accountName);
  const form = useForm<ProfileValues>({
    mode: 'onChange',
    resolver: typedResolver<ProfileValues>(profileForm),
    defaultValues: initial,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors } = formState;
  useRefusal(profile.unsent?.refusal, FIELD_NAMES, form);
  const faulty = Object.keys(errors).length > 0 || pictureProblem !== null;

  const explain = (error: unknown): void => {
    const status = errorStatus(error);
    const found = status !== null && status < 500 ? fieldErrors(error) : null;
    if (status === 401 || !found) {
      setProblems([t(status === 401 ? 'edit.unauthorized' : 'edit.unexpected')]);
      return;
    }
    setPictureProblem(failureText(firstError(found, 'profile_picture')));
    const rest = applyFieldErrors(error, FIELD_NAMES, setError) ?? [];
    setProblems(
      rest.filter((one) => !found.profile_picture?.includes(one)).map((one) => failureText(one)),
    );
  };

  const finish = (): void => {
    toast.success(t('edit.saved'));
    navigate('/application/profile-view');
  };
  const submit = handleSubmit(async (values) => {
    setProblems([]);
    try {
      const known = profile.unsent ? profile : base;
      const saved = await save({ form: toFormData(values, picture), profile: known }).unwrap();
      // Queued writes are shown elsewhere.
      if (saved.updated_at === '') return finish();
    } catch (error) {
      explain(error);
      return;
    }
    // The view must not read the old profile, which may have no name.
    await load();
    finish();
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {SECTIONS.map(({ key, fields }) => (
        <Card key={key} title={t(`section.${key}`)} icon={ICONS[key]}>
          <div className="grid gap-4 sm:grid-cols-2">
            {key === 'personal' && (
              <div className="sm:col-span-2">
                <PictureField
                  present={profile.profile_picture}
                  chosen={picture}
                  error={pictureProblem}
                  onChoose={(file) => void choose(file)}
                />
              </div>
            )}
            {fields.map((plan) => (
              <div key={plan.name} className={plan.control === 'long' ? 'sm:col-span-2' : ''}>
                <ProfileControl
                  plan={plan}
                  error={failureText(errors[plan.name]?.message) ?? undefined}
                  field={register(plan.name)}
                  initial={initial[plan.name]}
                />
              </div>
            ))}
          </div>
        </Card>
      ))}
      {problems.length > 0 && (
        <Alert>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Alert>
      )}
      <Button
        type="submit"
        busy={isLoading}
        disabled={faulty || isShrinking}
        className="self-start"
      >
        {t('edit.save')}
      </Button>
    </form>
  );
}
