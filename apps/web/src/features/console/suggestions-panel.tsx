import type { Suggestion } from '@ankur/contracts/suggestions/endpoints';
import { SUGGESTION_STATUSES, type SuggestionStatus } from '@ankur/contracts/suggestions/rules';
import { LANGUAGES } from '@ankur/languages/languages';
import { useState } from 'react';
import { saveFile } from '../../lib/files/save-file.ts';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { toast } from '../../ui/toast.ts';
import { Fetched } from './fetched.tsx';
import { useDecideSuggestionMutation, useSuggestionsInfiniteQuery } from './suggestions.api.ts';

/** Suggestions of farmers for texts and place names. */
export function SuggestionsPanel() {
  const t = useT('console');
  const [status, setStatus] = useState<SuggestionStatus>('open');
  const { currentData, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useSuggestionsInfiniteQuery(status, { refetchOnMountOrArgChange: true });
  return (
    <div className="flex flex-col gap-4">
      <Segmented
        label={t('suggestions.status')}
        value={status}
        onChange={setStatus}
        options={SUGGESTION_STATUSES.map((value) => ({
          value,
          label: t(`suggestionStatus.${value}`),
        }))}
      />
      <Fetched data={rowsOf(currentData)} isError={isError} refetch={refetch}>
        {(rows) =>
          rows.length === 0 ? (
            <StateView state="empty">{t('suggestions.none')}</StateView>
          ) : (
            <>
              <ul className="flex flex-col gap-3">
                {rows.map((one) => (
                  <SuggestionLine key={one.id} suggestion={one} />
                ))}
              </ul>
              {status === 'accepted' && !hasNextPage && (
                <Button look="plain" className="self-start" onClick={() => download(rows)}>
                  {t('suggestions.save')}
                </Button>
              )}
            </>
          )
        }
      </Fetched>
      {hasNextPage && <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </div>
  );
}

/** Downloads accepted suggestions, for editors of the locale files. */
function download(rows: readonly Suggestion[]): void {
  const words = rows.map(({ kind, language, present, better }) => ({
    kind,
    language,
    present,
    better,
  }));
  saveFile(
    new Blob([JSON.stringify(words, null, 2)], { type: 'application/json' }),
    'better-words.json',
  );
}

function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const t = useT('console');
  const format = useFormat();
  const [decide, { isLoading }] = useDecideSuggestionMutation();
  const { id, kind, language, present, better, note, status, created_at } = suggestion;
  const choose = async (accept: boolean): Promise<void> => {
    const { error } = await decide({ id, accept });
    if (error) toast.error(t('decide.failed'));
    else toast.success(t('decide.done'));
  };
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone="info">{t(`suggestionKind.${kind}`)}</Badge>
        {LANGUAGES.find(({ code }) => code === language)?.own_name ?? language}
        <time dateTime={created_at}>{format.dateTime(created_at)}</time>
      </p>
      <p lang={language} className="font-semibold wrap-anywhere">
        {t('suggestions.change', { present, better })}
      </p>
      {note && <p className="wrap-anywhere">{note}</p>}
      {status === 'open' && (
        <div className="flex flex-wrap gap-2">
          <Button busy={isLoading} onClick={() => void choose(true)}>
            {t('suggestions.accept')}
          </Button>
          <Button look="plain" disabled={isLoading} onClick={() => void choose(false)}>
            {t('suggestions.refuse')}
          </Button>
        </div>
      )}
    </li>
  );
}
