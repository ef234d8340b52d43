import { ICON_PATHS, type IconName } from './icon-paths.ts';

interface Props {
  name: IconName;
  className?: string;
}

/** Icons that are mirrored in right-to-left languages. */
const POINTING: ReadonlySet<IconName> = new Set([
  'chevron-left',
  'chevron-right',
  'arrow-left',
  'panel-close',
  'panel-open',
  'send',
  'logout',
]);

/** One of our own line drawings, in the colour of the text around it; decorative. */
export function Icon({ name, className = 'size-5' }: Props) {
  return (
    <svg
      className={`shrink-0 ${POINTING.has(name) ? 'rtl:-scale-x-100 ' : ''}${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
