import { LEAF_CROPS } from '@ankur/leaf-doctor/library/crop-names';
import { useId } from 'react';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { CROP_DRAWINGS } from './crop-drawings.ts';

interface Props {
  value: string | null;
  onChange: (crop: string | null) => void;
}

/** The crops as picture buttons; choosing one excludes the labels of others. */
export function CropChoice({ value, onChange }: Props) {
  const t = useT('greenscan');
  const language = useLanguage();
  const name = useId();
  const choice = (crop: string | null, label: string, drawing: string) => (
    <label
      key={label}
      className="relative flex min-h-20 flex-col items-center justify-center gap-1 rounded-control border border-line bg-surface px-1 py-2 text-center text-sm has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-current"
    >
      <input
        type="radio"
        name={name}
        checked={value === crop}
        onChange={() => onChange(crop)}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      <svg
        viewBox="0 0 24 24"
        className="size-8 text-brand"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={drawing} />
      </svg>
      {label}
    </label>
  );
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{t('crop.title')}</legend>
      <div className="grid grid-cols-3 gap-2 max-[19.9rem]:grid-cols-2 sm:grid-cols-5 lg:grid-cols-6">
        {choice(
          null,
          t('crop.any'),
          'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.1',
        )}
        {LEAF_CROPS.map((crop) =>
          choice(crop, cropName(crop, language), CROP_DRAWINGS[crop] ?? ''),
        )}
      </div>
    </fieldset>
  );
}
