import { rowsOf } from '../../lib/http/paged.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { Fetched } from './fetched.tsx';
import { useModerationLogInfiniteQuery } from './moderation.api.ts';
import { ModerationLogTable } from './moderation-log-table.tsx';

/** The moderation log, newest first. */
export function ModerationLog() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useModerationLogInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <div className="flex flex-col gap-4">
      <Fetched data={rowsOf(data)} isError={isError} refetch={refetch}>
        {(log) => <ModerationLogTable log={log} />}
      </Fetched>
      {hasNextPage && <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </div>
  );
}
