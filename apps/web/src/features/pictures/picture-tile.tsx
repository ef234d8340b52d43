import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';

interface Props {
  icon: IconName;
  /** A sign beside the picture: money in, money out. */
  mark?: IconName | undefined;
  name: string;
  /** Where it leads, or what it does. */
  to?: string;
  onChoose?: () => void;
  /** Speaks the name; without it nothing is shown for it. */
  onListen?: (() => void) | undefined;
  listenLabel: string;
  tone?: 'plain' | 'good' | 'bad';
}

const TONES = {
  plain: 'border-line text-brand',
  good: 'border-brand bg-brand-soft text-brand-strong',
  bad: 'border-line-strong bg-danger-soft text-danger',
} as const;

const FACE =
  'flex h-full min-h-32 w-full flex-col items-center justify-center gap-2 rounded-card border-2 bg-surface px-2 py-3 shadow-card';

/** A large picture with a short name under it, and a small button that speaks the name. */
export function PictureTile(props: Props) {
  const { icon, mark, name, to, onChoose, onListen, listenLabel, tone = 'plain' } = props;
  const face = (
    <>
      <span className="flex items-center">
        {mark && <Icon name={mark} className="size-8" />}
        <Icon name={icon} className="size-14" />
      </span>
      <span className="text-center leading-tight font-semibold text-ink wrap-anywhere">{name}</span>
    </>
  );
  const look = cx(FACE, TONES[tone]);
  return (
    <div className="relative h-full">
      {to ? (
        <Link to={to} className={look}>
          {face}
        </Link>
      ) : (
        <button type="button" className={look} onClick={onChoose}>
          {face}
        </button>
      )}
      {onListen && (
        <IconButton
          icon="sound"
          label={listenLabel}
          onClick={onListen}
          className="absolute end-0 top-0"
        />
      )}
    </div>
  );
}
