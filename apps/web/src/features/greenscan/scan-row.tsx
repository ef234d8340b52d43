import type { Scan } from '@ankur/contracts/greenscan/endpoints';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { useLibrary } from './use-library.ts';

interface Props {
  scan: Scan & Unsent;
  onRemove: () => void;
  /** Opens what an expert or a laboratory said; absent while the scan waits to be sent. */
  onWord?: (() => void) | undefined;
}

/** One saved scan: photograph, finding, crop and date; the photograph of one that waits as it lies on this device. */
export function ScanRow({ scan, onRemove, onWord }: Props) {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  const library = useLibrary();
  const failureText = useFailureText('greenscan');
  const photo = useFileOf(scan.unsent);
  const name = scan.label && library ? library.labelName(scan.label) : null;
  const title = scan.label ? (name ?? scan.label) : t('unsure.title');
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border border-line p-2">
      <Picture
        src={photo ?? (scan.photo_small || null)}
        alt=""
        className="size-16 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">
          {[scan.crop && cropName(scan.crop, language), format.dateTime(scan.created_at)]
            .filter(Boolean)
            .join(', ')}
        </p>
        {scan.unsent?.state !== 'needs_you' && scan.unsent?.kind === 'make' ? (
          <Badge tone="warn">{t('history.here')}</Badge>
        ) : (
          <UnsentMark record={scan.unsent} />
        )}
        {onWord && scan.word && (
          <p className="text-sm">
            {t(`word.${scan.word.by}`)}: {library?.labelName(scan.word.label) ?? scan.word.label}
          </p>
        )}
        {onWord && (
          <button
            type="button"
            className="min-h-11 text-start text-sm text-brand underline"
            onClick={onWord}
          >
            {t('word.add')}
          </button>
        )}
        <RefusalLines record={scan.unsent} failureText={failureText} />
      </div>
      <IconButton icon="trash" label={t('history.delete')} onClick={onRemove} />
    </li>
  );
}
