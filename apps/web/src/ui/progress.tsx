interface Props {
  label: string;
  /** A share of one. */
  value: number;
  /** What the bar stands for in words, e.g. "₹400 of ₹1,000". */
  text?: string;
  tone?: 'good' | 'danger';
}

/** A bar that fills; the words beside it carry the same news. */
export function Progress({ label, value, text, tone = 'good' }: Props) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div>
      <div className="mb-1 flex justify-between gap-3 text-sm">
        <span>{label}</span>
        {text && <span className="text-muted">{text}</span>}
      </div>
      <progress
        aria-label={label}
        max={1}
        value={share}
        className={`block h-2.5 w-full ${tone === 'danger' ? 'accent-danger' : 'accent-brand'}`}
      />
    </div>
  );
}
