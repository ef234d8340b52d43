import { rowsOf } from '../../lib/http/paged.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { AddCase } from './add-case.tsx';
import { CaseCard } from './case-card.tsx';
import { Fetched } from './fetched.tsx';
import { useCasesInfiniteQuery } from './moderation.api.ts';

const POLL_MS = 60_000;

/** The moderation queue, by deadline. */
export function Cases() {
  const t = useT('console');
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useCasesInfiniteQuery(undefined, {
      refetchOnMountOrArgChange: true,
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
    });
  return (
    <div className="flex flex-col gap-4">
      <Fetched data={rowsOf(data)} isError={isError} refetch={refetch}>
        {(rows) =>
          rows.length === 0 ? (
            <StateView state="empty">{t('case.none')}</StateView>
          ) : (
            <ul className="flex flex-col gap-4">
              {rows.map((found) => (
                <CaseCard key={found.id} found={found} />
              ))}
            </ul>
          )
        }
      </Fetched>
      {hasNextPage && <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      <AddCase />
    </div>
  );
}
