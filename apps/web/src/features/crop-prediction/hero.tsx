import { useT } from '../../lib/i18n/use-t.ts';

/** The banner: a furrowed field with three crops at different heights. */
export function Hero() {
  const t = useT('crop-prediction');
  return (
    <div className="flex flex-col gap-4 overflow-hidden rounded-card bg-brand-soft p-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="max-w-prose">
        <p className="text-lg font-semibold text-brand-strong">{t('hero.lead')}</p>
        <p className="mt-2 text-sm text-ink">{t('hero.honest')}</p>
      </div>
      <svg viewBox="0 0 200 90" className="h-24 shrink-0 self-center text-brand" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
          <path d="M10 84h180M24 76h152" opacity=".5" />
          <path d="M50 74V48M50 58c-10 0-15-5-16-13 10 0 15 5 16 13zM50 52c0-9 5-14 14-15 0 9-5 14-14 15z" />
          <path d="M100 74V22M100 44c-12 0-18-6-19-16 12 0 18 6 19 16zM100 38c0-11 6-17 17-18 0 11-6 17-17 18zM100 60c-10 0-15-5-16-13 10 0 15 5 16 13zM100 56c0-9 5-14 14-15 0 9-5 14-14 15z" />
          <path d="M150 74V58M150 66c-8 0-12-4-13-11 8 0 12 4 13 11zM150 62c0-8 4-12 12-13 0 8-4 12-12 13z" />
        </g>
      </svg>
    </div>
  );
}
