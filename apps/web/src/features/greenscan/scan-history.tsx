import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { rowsOf } from '../../lib/http/paged.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveScanMutation, useScansInfiniteQuery } from './greenscan.api.ts';
import { usePendingScans } from './pending-scans.ts';
import { PendingScanRow, ScanRow } from './scan-row.tsx';
import { discardPendingScan } from './send-scans.ts';

const GRID = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3';

interface Props {
  keep: boolean;
  onKeep: (keep: boolean) => void;
}

/** The farmer's saved scans, pending ones first, and the setting whether to save. */
export function ScanHistory({ keep, onKeep }: Props) {
  const t = useT('greenscan');
  const common = useT('common');
  const [open, setOpen] = useState(false);
  const here = usePendingScans();
  const scans = useScansInfiniteQuery(open ? undefined : skipToken);
  const kept = rowsOf(scans.data);
  const [remove, removal] = useRemoveScanMutation();
  const [asked, setAsked] = useState<{ id: string; here: boolean } | null>(null);
  const confirm = async () => {
    if (asked?.here) await discardPendingScan(asked.id);
    else if (asked && (await remove(asked.id)).error) toast.error(t('history.deleteFailed'));
    setAsked(null);
  };
  return (
    <Card title={t('history.title')} icon="clock">
      <div className="flex flex-col gap-4">
        <CheckboxField
          label={t('history.keep')}
          checked={keep}
          onChange={(event) => onKeep(event.target.checked)}
        />
        {here.length > 0 && (
          <>
            <p className="text-muted">{keep ? t('history.hereLead') : t('history.hereHeld')}</p>
            <ul className={GRID}>
              {here.map((scan) => {
                const id = scan.form.key;
                const ask = () => setAsked({ id, here: true });
                return <PendingScanRow key={id} scan={scan} onRemove={ask} />;
              })}
            </ul>
          </>
        )}
        {!open && (
          <Button look="plain" icon="clock" className="self-start" onClick={() => setOpen(true)}>
            {t('history.show')}
          </Button>
        )}
        {scans.isLoading && <Skeleton className="h-20" />}
        {scans.isError && !kept && <p className="text-muted">{t('history.failed')}</p>}
        {kept?.length === 0 && <p className="text-muted">{t('history.empty')}</p>}
        {kept && kept.length > 0 && (
          <ul className={GRID}>
            {kept.map((scan) => {
              const ask = () => setAsked({ id: scan.id, here: false });
              return <ScanRow key={scan.id} scan={scan} onRemove={ask} />;
            })}
          </ul>
        )}
        {scans.hasNextPage && (
          <ShowMore busy={scans.isFetchingNextPage} onMore={() => void scans.fetchNextPage()} />
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title={t('history.delete')}
        confirmLabel={common('delete')}
        cancelLabel={common('cancel')}
        danger
        busy={removal.isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        {t('history.question')}
      </ConfirmDialog>
    </Card>
  );
}
