// locale-keys: greenscan:more.*
import { PHOTOS_MAX } from '@ankur/contracts/greenscan/rules';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ScanResult } from './greenscan.api.ts';
import type { Library } from './use-library.ts';

interface Props {
  next: NonNullable<ScanResult['next_photograph']>;
  confidence: number;
  library: Library | null;
  /** Adds photographs of the same plant and has all of them looked at again. */
  onAdd: (files: File[]) => void;
}

/** What one more photograph of the plant would bring, which one, and what to look for in it. */
export function MorePhotograph({ next, confidence, library, onAdd }: Props) {
  const t = useT('greenscan');
  const format = useFormat();
  const language = useLanguage();
  const { view, labels, measured } = next;
  const [first, second] = labels ?? [];
  const nameOf = (label: string) =>
    label.endsWith('___Healthy') ? t('next.healthy') : (library?.labelName(label) ?? label);
  const pair = first && second ? library?.lookAlikes(first, second) : null;
  const gain = measured && {
    plants: format.number(measured.plants),
    crop: measured.crop === null ? t('more.allCrops') : cropName(measured.crop, language),
    now: format.percent(measured.now),
    next: format.percent(measured.next),
  };
  return (
    <section className="flex flex-col items-start gap-2 rounded-control bg-sunken p-3">
      <h3 className="font-semibold">{t('more.title', { share: format.percent(confidence) })}</h3>
      <p>{t(`more.${view ?? 'any'}`)}</p>
      {pair && first && second && (
        <p className="text-sm">
          <span className="font-medium">
            {t('more.pair', { first: nameOf(first), second: nameOf(second) })}
          </span>{' '}
          {pair.signs}
        </p>
      )}
      {gain && <p className="text-sm text-muted">{t('more.measured', gain)}</p>}
      <label
        className={buttonClass(
          'plain',
          'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-current',
        )}
      >
        <Icon name="camera" />
        {t('more.add')}
        <input
          type="file"
          accept="image/*"
          multiple
          aria-label={t('more.add')}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const files = [...(event.target.files ?? [])].slice(0, PHOTOS_MAX);
            if (files.length > 0) onAdd(files);
          }}
        />
      </label>
    </section>
  );
}
