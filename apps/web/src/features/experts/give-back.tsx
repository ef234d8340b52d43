import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useReleaseRequestMutation } from './experts.api.ts';

/** Releases a claimed question after confirmation, discarding a draft answer. */
export function GiveBack({ id }: { id: string }) {
  const t = useT('experts');
  const common = useT('common');
  const [release, { isLoading }] = useReleaseRequestMutation();
  const [asking, setAsking] = useState(false);
  const give = async (): Promise<void> => {
    const { error } = await release(id);
    setAsking(false);
    if (error) toast.error(t('giveBack.failed'));
    else toast.success(t('giveBack.done'));
  };
  return (
    <>
      <Button look="plain" className="self-start" onClick={() => setAsking(true)}>
        {t('giveBack.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('giveBack.title')}
        confirmLabel={t('giveBack.button')}
        cancelLabel={common('cancel')}
        busy={isLoading}
        onConfirm={() => void give()}
        onCancel={() => setAsking(false)}
      >
        {t('giveBack.text')}
      </ConfirmDialog>
    </>
  );
}
