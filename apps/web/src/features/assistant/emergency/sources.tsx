import type { Translate } from '../../../lib/i18n/translate.ts';
import type { FirstAid } from './cards.ts';

/** Whose guidance a card follows, and that no clinician has read it until one has. */
export function Sources({ aid }: { aid: FirstAid }) {
  const { card } = aid;
  const t: Translate<'emergency'> = aid.t;
  return (
    <details className="text-muted">
      <summary className="flex min-h-11 items-center underline">{t('sources')}</summary>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {card.sources.map(({ name, title, url, year }) => (
          <li key={`${name} ${title}`}>
            <a href={url} target="_blank" rel="noreferrer" lang="en" className="underline">
              {name}: {title}, {year}
            </a>
          </li>
        ))}
      </ul>
      {!card.read_by_clinician && <p className="mt-2">{t('unread')}</p>}
    </details>
  );
}
