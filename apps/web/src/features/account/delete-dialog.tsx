import { commonFailure } from '@ankur/contracts/http/problems';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { NeedsNetwork } from '../../entities/network/needs-network.tsx';
import { applyFieldErrors } from '../../lib/http/apply-field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { forgetWrites } from '../../lib/outbox/forget-writes.ts';
import { clearSession, sessionOwner } from '../../lib/session/tokens.ts';
import { emptyPersonalCaches } from '../../lib/storage/personal-caches.ts';
import { forgetNotes } from '../../lib/voice-notes/note-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDeleteAccountMutation } from './account.api.ts';

const FORM = 'delete-account';

/** Asks for the password and a confirmation before deletion. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useT('account');
  const noteId = useId();
  const common = useT('common');
  const failureText = useFailureText('account');
  const [remove, { isLoading }] = useDeleteAccountMutation();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { password: '', sure: false },
  });
  const { errors } = formState;
  const submit = handleSubmit(async ({ password }) => {
    try {
      await remove({ password }).unwrap();
    } catch (error) {
      const rest = applyFieldErrors(error, ['password'], setError);
      const text = rest ? rest.map((one) => failureText(one)).join(' ') : t('failed');
      if (text) setError('root', { message: text });
      return;
    }
    toast.success(t('remove.done'));
    const owner = sessionOwner();
    clearSession();
    await emptyPersonalCaches();
    if (owner) await Promise.allSettled([forgetWrites(owner), forgetNotes(owner)]);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remove.dialog')}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            look="danger"
            busy={isLoading}
            aria-describedby={noteId}
          >
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p>{t('remove.text')}</p>
        <NeedsNetwork id={noteId} text={t('needsNetwork')} />
        {errors.root?.message && <Alert>{errors.root.message}</Alert>}
        <PasswordField
          label={t('remove.password')}
          autoComplete="current-password"
          error={failureText(errors.password?.message)}
          {...register('password', { required: commonFailure('password_required') })}
        />
        <CheckboxField
          label={t('remove.sure')}
          error={errors.sure?.message}
          {...register('sure', { required: t('remove.sureRequired') })}
        />
      </form>
    </Dialog>
  );
}
