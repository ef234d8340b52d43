import { useId } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-paths.ts';

interface Props {
  title: string;
  lines: readonly string[];
  icon: IconName;
  /** Colours of the icons. */
  iconClass: string;
  className?: string;
}

/** A heading and short sentences, each with the same sign; nothing where there is none. */
export function LineList({ title, lines, icon, iconClass, className }: Props) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className={cx('flex flex-col gap-2', className)}>
      <h4 id={id} className="text-lg font-bold">
        {title}
      </h4>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-2.5 text-lg leading-snug">
            <Icon name={icon} className={cx('mt-0.5 size-6', iconClass)} />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
