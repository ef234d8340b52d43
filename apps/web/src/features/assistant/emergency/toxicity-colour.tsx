import { useId } from 'react';
import type { Translate } from '../../../lib/i18n/translate.ts';

/**
 * The four classes of the Insecticides Rules 1971 (India), rule 19: the label bears a square on its corner whose lower
 * triangle is bright red (extremely toxic), yellow (highly), blue (moderately) or green (slightly toxic).
 */
const COLOURS = { red: '#d40000', yellow: '#ffd500', blue: '#0047c2', green: '#00852b' } as const;
export type ToxicityColour = keyof typeof COLOURS;
const ORDER = Object.keys(COLOURS) as ToxicityColour[];

interface Props {
  t: Translate<'emergency'>;
  value: ToxicityColour | null;
  onChange: (colour: ToxicityColour) => void;
}

/** Asks for the colour of the triangle on a pesticide's label, as drawings with words. */
export function ToxicityColourField({ t, value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('colour.title')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-2">
        {ORDER.map((colour) => (
          <label
            key={colour}
            className="relative flex min-h-14 items-center gap-2 rounded-control border-2 border-line bg-surface px-3 py-2 font-medium has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-current"
          >
            <input
              type="radio"
              name={name}
              checked={value === colour}
              onChange={() => onChange(colour)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <svg viewBox="0 0 24 24" className="size-8 shrink-0" aria-hidden="true">
              <path d="M1 12L12 1l11 11z" fill="#fff" />
              <path d="M1 12h22L12 23z" fill={COLOURS[colour]} />
              <path d="M12 1l11 11-11 11L1 12zM1 12h22" fill="none" stroke="#444" />
            </svg>
            {t(`colour.${colour}`)}
          </label>
        ))}
      </div>
      <p className="mt-1.5 text-muted">{t('colour.hint')}</p>
    </fieldset>
  );
}
