import type { ReactNode } from 'react';
import type { DrawnField } from '../../entities/farm/record-form.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { FieldError } from '../../ui/field.tsx';

interface Choice {
  value: string;
  label: string;
  picture: ReactNode;
}

/** Draws a field as choices with pictures and words; what was typed before there were choices stays one of them. */
export function choiceField(choices: readonly Choice[]): DrawnField {
  return function ChoiceField({ label, error, now, ...control }) {
    const t = useT('farm-record');
    const isOwn = now !== '' && !choices.some(({ value }) => value === now);
    const own = isOwn ? [{ value: now, label: t('field.asWritten', { text: now }) }] : [];
    const all: readonly (Omit<Choice, 'picture'> & Partial<Choice>)[] = [
      ...choices,
      ...own,
      { value: '', label: t('field.unknown') },
    ];
    return (
      <fieldset>
        <legend className="mb-1.5 font-medium">{label}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
          {all.map((one) => (
            <label
              key={one.value}
              className="relative flex min-h-14 items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 wrap-anywhere has-checked:border-brand has-checked:bg-brand-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-current"
            >
              <input
                {...control}
                type="radio"
                value={one.value}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {one.picture}
              {one.label}
            </label>
          ))}
        </div>
        <FieldError text={error} />
      </fieldset>
    );
  };
}
