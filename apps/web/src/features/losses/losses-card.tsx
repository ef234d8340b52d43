import { useState } from 'react';
import type { Loss } from '../../entities/farm/farm.api.ts';
import { useRemoveLossMutation } from '../../entities/farm/farm-changes.api.ts';
import { DeleteInstead, useRecordRemoval } from '../../entities/farm/removal-dialog.tsx';
import { useLosses, usePlantings } from '../../entities/farm/use-farm.ts';
import { failureState } from '../../lib/http/failure-state.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { LossForm } from './loss-form.tsx';
import { LossRow } from './loss-row.tsx';

/** Losses with the clock of 72 hours and whom to tell. */
export function LossesCard() {
  const t = useT('farm-record');
  const { data, error, isError, isLoading } = useLosses();
  const { data: plantings = [] } = usePlantings();
  const [remove] = useRemoveLossMutation();
  const removal = useRecordRemoval(remove, {
    titleOf: () => t('remove', { name: t('loss.title') }),
  });
  const [editing, setEditing] = useState<Loss | null>(null);
  const [isAdding, setAdding] = useState(false);
  const add = (
    <Button icon="warning" onClick={() => setAdding(true)}>
      {t('loss.add')}
    </Button>
  );
  return (
    <Card title={t('loss.title')} icon="warning" actions={add}>
      <p className="text-muted">{t('loss.lead')}</p>
      {isLoading && <StateView state="loading">{t('loading')}</StateView>}
      {isError && !data && <StateView state={failureState(error)}>{t('listFailed')}</StateView>}
      {removal.line}
      <ul className="divide-y divide-line">
        {data?.map((loss) => (
          <LossRow
            key={loss.id}
            loss={loss}
            onEdit={() => setEditing(loss)}
            onRemove={() => removal.now(loss)}
          />
        ))}
      </ul>
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('loss.add')}>
        {isAdding && (
          <LossForm plantings={plantings} last={data?.[0]} onDone={() => setAdding(false)} />
        )}
      </Dialog>
      {removal.dialog}
      <Dialog open={editing !== null} onClose={() => setEditing(null)} title={t('loss.title')}>
        {editing && (
          <>
            <LossForm plantings={plantings} row={editing} onDone={() => setEditing(null)} />
            <DeleteInstead
              onDelete={() => {
                removal.ask(editing);
                setEditing(null);
              }}
            />
          </>
        )}
      </Dialog>
    </Card>
  );
}
