import { useId } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { useOrder } from '../../lib/place-names/use-order.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';

interface Props {
  /** English names. */
  states: readonly string[];
  /** The farmer's own state, listed first. */
  own: string | null;
  value: string | null;
  onChange: (state: string | null) => void;
}

/** States with facts of their own; choosing one lists its facts first. */
export function StateChips({ states, own, value, onChange }: Props) {
  const t = useT('crops');
  const names = usePlaceNames();
  const inOrder = useOrder();
  const name = useId();
  const sorted = inOrder([...states], (state) => names.state(state));
  const choices = [
    ...sorted.filter((state) => state === own),
    null,
    ...sorted.filter((state) => state !== own),
  ];
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="mb-2 text-sm font-medium">{t('states')}</legend>
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0">
        {choices.map((state) => (
          <label
            key={state ?? ''}
            className="relative flex min-h-11 shrink-0 items-center rounded-full border border-line-strong bg-surface px-4 text-sm font-medium has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              name={name}
              checked={value === state}
              onChange={() => onChange(state)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {state === null ? t('everywhere') : names.state(state)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
