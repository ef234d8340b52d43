import type { DeskRequest } from '@ankur/contracts/experts/endpoints';
import { useState } from 'react';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { givenBack, useReleaseRequestMutation } from './experts.api.ts';

/** Releases a claimed question after confirmation, discarding a draft answer; without a network that waits. */
export function GiveBack({ request }: { request: DeskRequest }) {
  const t = useT('experts');
  const common = useT('common');
  const [release, { isLoading }] = useReleaseRequestMutation();
  const [asking, setAsking] = useState(false);
  const give = async (): Promise<void> => {
    const { data, error } = await release(request);
    setAsking(false);
    if (error) toast.error(t('giveBack.failed'));
    // Until it was sent it is still taken.
    else if (!data?.mine) toast.success(t('giveBack.done'));
  };
  const waiting = useOutbox().records.find(({ thing }) => thing === givenBack(request));
  return (
    <>
      <WaitingChange record={waiting} />
      <Button
        look="plain"
        className="self-start"
        disabled={!!waiting}
        onClick={() => setAsking(true)}
      >
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
