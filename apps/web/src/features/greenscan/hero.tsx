import { cropsOf, isHealthy } from '@ankur/leaf-doctor/labels';
import { NOT_LEAF_LABEL } from '@ankur/leaf-doctor/manifest';
import manifest from '@ankur/leaf-doctor/model/manifest.json';
import { useT } from '../../lib/i18n/use-t.ts';

const labels: readonly string[] = manifest.labels;
/** Numbers of crops and conditions that the classifier knows. */
const KNOWN = {
  crops: cropsOf(labels).length,
  diseases: labels.filter((label) => !isHealthy(label) && label !== NOT_LEAF_LABEL).length,
};

/** The banner: a leaf under a magnifying glass. */
export function Hero() {
  const t = useT('greenscan');
  return (
    <div className="flex flex-col gap-4 overflow-hidden rounded-card bg-brand-soft p-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="max-w-prose">
        <p className="text-lg font-semibold text-brand-strong">{t('hero.lead')}</p>
        <p className="mt-2 text-sm text-ink">{t('hero.honest', KNOWN)}</p>
      </div>
      <svg
        viewBox="0 0 160 100"
        className="h-24 shrink-0 self-center text-brand"
        aria-hidden="true"
      >
        <g fill="none" stroke="currentColor" strokeWidth="3.500" strokeLinecap="round">
          <path d="M18 82C16 40 46 14 104 14c2 42-32 76-86 68zM14 88L82 30M38 68V50M52 56h22" />
          <circle cx="98" cy="56" r="24" fill="var(--surface)" fillOpacity=".7" />
          <path d="M115 73l22 20" strokeWidth="7" />
          <circle cx="94" cy="52" r="5" fill="currentColor" stroke="none" />
          <circle cx="106" cy="61" r="3.500" fill="currentColor" stroke="none" />
        </g>
      </svg>
    </div>
  );
}
