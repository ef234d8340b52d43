import { failureState } from '../../lib/http/failure-state.ts';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { toast } from '../../ui/toast.ts';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { useChatSessionsInfiniteQuery, useRemoveChatMutation } from './assistant.api.ts';

interface Props {
  onOpen: (id: string) => void;
  onRemoved: (id: string) => void;
}

/** The farmer's earlier conversations: to go on with, or to delete. */
export function EarlierChats({ onOpen, onRemoved }: Props) {
  const t = useT('assistant');
  const box = useRestoredFocus<HTMLUListElement>();
  const format = useFormat();
  const { data, error, isError, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useChatSessionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const known = rowsOf(data);
  const sessions = useFolded('chat', known);
  const [remove] = useRemoveChatMutation();
  const drop = async (id: string): Promise<void> => {
    const { error } = await remove(id);
    if (error) toast.error(t('trouble'));
    else onRemoved(id);
  };
  if (!known) {
    return (
      <StateView state={isError ? failureState(error) : 'loading'}>
        {isError ? t('trouble') : t('loading')}
      </StateView>
    );
  }
  if (sessions.length === 0) return <StateView state="empty">{t('noEarlier')}</StateView>;
  return (
    <ul ref={box} className="flex-1 divide-y divide-line overflow-y-auto">
      {sessions.map((session) => (
        <li key={session.id} className="flex items-center gap-1 pe-1">
          <button
            type="button"
            onClick={() => onOpen(session.id)}
            className="min-w-0 flex-1 px-4 py-3 text-start hover:bg-sunken"
          >
            <span className="block truncate font-medium">{session.title}</span>
            <span className="text-sm text-muted">{format.dateTime(session.last_at)}</span>
          </button>
          <IconButton
            icon="trash"
            label={t('remove', { title: session.title })}
            onClick={() => void drop(session.id)}
          />
        </li>
      ))}
      {hasNextPage && (
        <li className="flex justify-center">
          <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </li>
      )}
    </ul>
  );
}
