import type { Scan } from '@ankur/contracts/greenscan/endpoints';
import { useEffect, useMemo } from 'react';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PendingScan } from './pending-scans.ts';
import { useLibrary } from './use-library.ts';

interface Props {
  scan: Pick<Scan, 'label' | 'crop' | 'created_at' | 'photo_small'>;
  /** Pending: stored on this device only. */
  here?: boolean;
  onRemove: () => void;
}

/** One saved scan: photograph, finding, crop and date. */
export function ScanRow({ scan, here = false, onRemove }: Props) {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  const library = useLibrary();
  const name = scan.label && library ? library.labelName(scan.label) : null;
  const title = scan.label ? (name ?? scan.label) : t('unsure.title');
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border border-line p-2">
      <Picture src={scan.photo_small} alt="" className="size-16 shrink-0 rounded-control" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          {[scan.crop && cropName(scan.crop, language), format.dateTime(scan.created_at)]
            .filter(Boolean)
            .join(', ')}
        </p>
        {here && <Badge tone="warn">{t('history.here')}</Badge>}
      </div>
      <IconButton icon="trash" label={t('history.delete')} onClick={onRemove} />
    </li>
  );
}

/** A pending scan with its local photograph. */
export function PendingScanRow({ scan, onRemove }: { scan: PendingScan; onRemove: () => void }) {
  const { photo, form } = scan;
  const picture = useMemo(() => URL.createObjectURL(photo), [photo]);
  useEffect(() => () => URL.revokeObjectURL(picture), [picture]);
  const { label, crop, scanned_at } = form;
  const shown = { label, crop, created_at: scanned_at, photo_small: picture };
  return <ScanRow here scan={shown} onRemove={onRemove} />;
}
