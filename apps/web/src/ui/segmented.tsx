import { useId } from 'react';

interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A few exclusive choices side by side, on native radio buttons. */
export function Segmented<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className="flex h-fit flex-wrap rounded-control bg-sunken p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="relative flex min-h-11 min-w-fit flex-1 items-center justify-center rounded-control px-3 text-sm font-medium has-checked:bg-surface has-checked:text-brand has-checked:shadow-card has-focus-visible:outline-3 has-focus-visible:outline-current"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
