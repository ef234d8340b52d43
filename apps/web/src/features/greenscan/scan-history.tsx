import type { Scan } from '@ankur/contracts/greenscan/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';
import { rowsOf } from '../../lib/http/paged.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { useRemoveScanMutation, useScansInfiniteQuery } from './greenscan.api.ts';
import { ScanRow } from './scan-row.tsx';
import { ScanWordDialog } from './scan-word.tsx';

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
  const scans = useScansInfiniteQuery(open ? undefined : skipToken);
  const read = rowsOf(scans.data);
  const all = useFolded('scan', read);
  const here = all.filter(({ unsent }) => unsent?.kind === 'make');
  const kept = read && all.filter(({ unsent }) => unsent?.kind !== 'make');
  const [remove, removal] = useRemoveScanMutation();
  const takeBack = useTakeBack();
  const [asked, setAsked] = useState<Scan | null>(null);
  const [told, setTold] = useState<Scan | null>(null);
  const confirm = async () => {
    if (asked && (await remove(asked)).error) toast.error(t('history.deleteFailed'));
    else await takeBack.offer(asked?.id ?? null);
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
        {takeBack.line}
        {here.length > 0 && (
          <>
            <p className="text-muted">{keep ? t('history.hereLead') : t('history.hereHeld')}</p>
            <ul className={GRID}>
              {here.map((scan) => (
                <ScanRow key={scan.id} scan={scan} onRemove={() => setAsked(scan)} />
              ))}
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
            {kept.map((scan) => (
              <ScanRow
                key={scan.id}
                scan={scan}
                onRemove={() => setAsked(scan)}
                onWord={() => setTold(scan)}
              />
            ))}
          </ul>
        )}
        {scans.hasNextPage && (
          <ShowMore busy={scans.isFetchingNextPage} onMore={() => void scans.fetchNextPage()} />
        )}
      </div>
      {told && <ScanWordDialog scan={told} onClose={() => setTold(null)} />}
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
