import { Avatar } from '../../entities/picture/avatar.tsx';
import { rowsOf } from '../../lib/http/paged.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { toast } from '../../ui/toast.ts';
import { usePeopleInfiniteQuery } from './feed.api.ts';
import { useUnblockFarmerMutation } from './feed-actions.api.ts';

/** Blocked farmers, with unblocking; hidden when there are none. */
export function BlockedCard() {
  const t = useT('community');
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = usePeopleInfiniteQuery(
    'blocked',
    { refetchOnMountOrArgChange: true },
  );
  const [unblock, { isLoading }] = useUnblockFarmerMutation();
  const people = rowsOf(data) ?? [];
  const take = async (user: string): Promise<void> => {
    const { error } = await unblock(user);
    if (error) toast.error(t('menu.failed'));
    else toast.success(t('blocked.done'));
  };
  if (people.length === 0) return null;
  return (
    <Card title={t('blocked.title')} icon="lock">
      <ul className="flex flex-col gap-2">
        {people.map(({ user_id, name, profile_picture }) => (
          <li key={user_id} className="flex min-h-11 items-center gap-3">
            <Avatar src={profile_picture} name={name} />
            <span className="min-w-0 flex-1 truncate">{name || t('unknownUser')}</span>
            <Button
              look="plain"
              disabled={isLoading}
              aria-label={t('blocked.takeBackOf', { name: name || t('unknownUser') })}
              onClick={() => void take(user_id)}
            >
              {t('blocked.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      {hasNextPage && <ShowMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
    </Card>
  );
}
