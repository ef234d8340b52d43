import { useState } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { useGuidanceHitsQuery } from './guidance.api.ts';
import { markWords } from './mark-words.ts';
import { useOfflineHits } from './use-offline-hits.ts';

interface Props {
  words: string;
  /** Expanded initially, because no title matched. */
  open: boolean;
}

/** Articles that contain the words in their text, with highlights; loaded on request when titles matched. */
export function TextHits({ words, open }: Props) {
  const t = useT('guidance');
  const lang = useLanguage();
  const [wanted, setWanted] = useState(open);
  const { data: fetched, isError } = useGuidanceHitsQuery(
    { q: words, lang },
    { skip: !wanted && !open },
  );
  const kept = useOfflineHits(words, lang, isError);
  const data = isError ? kept : fetched;
  if (!wanted && !open) {
    return (
      <Button look="quiet" icon="search" onClick={() => setWanted(true)} className="self-start">
        {t('searchInside')}
      </Button>
    );
  }
  if (!data) return null;
  return (
    <section aria-label={t('inside')} className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{data.length > 0 ? t('inside') : t('nowhere')}</h2>
      <ul className="flex flex-col gap-3">
        {data.map((hit) => (
          <li key={hit.id} className="rounded-card border border-line bg-surface p-4">
            <Link to={`/application/${hit.id}`} className="font-semibold text-brand underline">
              {hit.title}
            </Link>
            <p lang={hit.language} className="mt-1">
              {markWords(hit.excerpt, hit.words).map((part) =>
                part.marked ? (
                  <mark key={part.at} className="rounded bg-accent-soft text-ink">
                    {part.text}
                  </mark>
                ) : (
                  part.text
                ),
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
