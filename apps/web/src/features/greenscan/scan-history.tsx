import type { Scan } from '@ankur/contracts/greenscan/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { cropName } from './crop-name.ts';
import { useRemoveScanMutation, useScansQuery } from './greenscan.api.ts';
import { useLibrary } from './use-library.ts';

interface Props {
  keep: boolean;
  onKeep: (keep: boolean) => void;
}

/** The farmer's kept scans, and whether to keep any. */
export function ScanHistory({ keep, onKeep }: Props) {
  const t = useT('greenscan');
  const common = useT('common');
  const [open, setOpen] = useState(false);
  const scans = useScansQuery(open ? undefined : skipToken);
  const [remove, removal] = useRemoveScanMutation();
  const [asked, setAsked] = useState<string | null>(null);
  const confirm = async () => {
    if (asked && (await remove(asked)).error) toast.error(t('history.deleteFailed'));
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
        {!open && (
          <Button look="plain" icon="clock" className="self-start" onClick={() => setOpen(true)}>
            {t('history.show')}
          </Button>
        )}
        {scans.isLoading && <Skeleton className="h-20" />}
        {scans.isError && !scans.data && <p className="text-muted">{t('history.failed')}</p>}
        {scans.data?.length === 0 && <p className="text-muted">{t('history.empty')}</p>}
        {scans.data && scans.data.length > 0 && (
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
            {scans.data.map((scan) => (
              <ScanRow key={scan.id} scan={scan} onRemove={() => setAsked(scan.id)} />
            ))}
          </ul>
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

function ScanRow({ scan, onRemove }: { scan: Scan; onRemove: () => void }) {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  const library = useLibrary();
  const name = scan.label && library ? library.labelName(scan.label)?.[language] : undefined;
  const title = scan.label ? (name ?? scan.label) : t('unsure.title');
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border border-line p-2">
      <Picture src={scan.photo_small} alt="" className="size-16 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{title}</p>
        <p className="truncate text-sm text-muted">
          {[scan.crop && cropName(scan.crop, language), format.dateTime(scan.created_at)]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <IconButton icon="trash" label={t('history.delete')} onClick={onRemove} />
    </li>
  );
}
