/** The logo, a seedling over a furrow, with its name visible or for screen readers only. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <span className="flex items-center gap-2 text-brand">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="currentColor" />
        <path
          d="M16 24V14M16 15c0-5 3-8 9-8 0 6-3.5 9-9 8zM16 18c0-3.5-2.5-6-8-6 0 4.5 3 6.5 8 6z"
          className="fill-bg stroke-bg"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          d="M6 26c6-2.5 14-2.5 20 0"
          className="stroke-bg"
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
      </svg>
      <span
        className={
          compact
            ? 'sr-only'
            : 'text-lg font-extrabold tracking-tight max-[22.4rem]:sr-only sm:text-xl'
        }
      >
        Ankur
      </span>
    </span>
  );
}
