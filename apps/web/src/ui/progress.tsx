import { cx } from './class-names.ts';

interface Props {
  label: string;
  /** A share of one. */
  value: number;
  /** What the bar stands for in words, e.g. "₹400 of ₹1,000". */
  text?: string;
  tone?: 'good' | 'danger';
}

const BAR =
  'block h-2.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-webkit-progress-bar]:bg-sunken';

const TONES = {
  good: '[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand',
  danger: '[&::-moz-progress-bar]:bg-danger [&::-webkit-progress-value]:bg-danger',
} as const;

/** A progress bar; its text says the same. */
export function Progress({ label, value, text, tone = 'good' }: Props) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div>
      <div className="mb-1 flex justify-between gap-3 text-sm">
        <span className="wrap-anywhere">{label}</span>
        {text && <span className="text-muted">{text}</span>}
      </div>
      <progress aria-label={label} max={1} value={share} className={cx(BAR, TONES[tone])} />
    </div>
  );
}
