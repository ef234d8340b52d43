import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props {
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0. */
  current: number;
}

/** Progress through a sequence of a few steps. */
export function Steps({ label, steps, current }: Props) {
  return (
    <ol aria-label={label} className="flex flex-wrap gap-x-4 gap-y-2">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={cx(
            'flex items-center gap-2 font-medium',
            index > current ? 'text-muted' : 'text-brand',
          )}
        >
          <span
            className={cx(
              'grid size-7 place-items-center rounded-full border-2 text-sm',
              index <= current ? 'border-brand' : 'border-line-strong',
              index < current && 'bg-brand text-on-brand',
            )}
          >
            {index < current ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
