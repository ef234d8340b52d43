import type { GuideSource } from '@ankur/contracts/crops/endpoints';
import { useT } from '../../lib/i18n/use-t.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { Card } from '../../ui/card.tsx';

/** Sources of a guide, with the state each was written for. */
export function SourceList({ sources }: { sources: readonly GuideSource[] }) {
  const t = useT('crops');
  const names = usePlaceNames();
  return (
    <Card title={t('sources')} icon="news">
      <ol className="flex list-decimal flex-col gap-2 ps-6 text-sm">
        {sources.map(({ key, publisher, title, state, url }) => (
          <li key={key} id={`source-${key}`} className="scroll-mt-20">
            <span lang="en">
              {publisher}:{' '}
              {url ? (
                <a href={url} target="_blank" rel="noreferrer" className="text-brand underline">
                  {title}
                </a>
              ) : (
                title
              )}
            </span>
            <span className="text-muted">
              {' · '}
              {state === null ? t('everywhere') : names.state(state)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-muted">{t('caution')}</p>
    </Card>
  );
}
