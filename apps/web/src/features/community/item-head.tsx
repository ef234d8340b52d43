import type { ReactNode } from 'react';
import { Avatar } from '../../entities/picture/avatar.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { useNow } from '../../lib/time/clock.ts';
import type { FeedItem } from './feed.api.ts';
import { FollowButton } from './follow-button.tsx';

/** Author and time of an item, with a follow button. */
export function ItemHead({ item, menu }: { item: FeedItem; menu?: ReactNode }) {
  const t = useT('community');
  const format = useFormat();
  const now = useNow(60_000);
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-2 py-2 ps-3 pe-1">
      <div className="flex min-w-0 flex-1 basis-36 items-center gap-2">
        <Avatar src={item.profile_picture} name={item.username} className="size-11" />
        <div className="min-w-0 flex-1">
          <Link
            to={`/application/community?farmer=${item.user}`}
            className="relative block font-semibold after:absolute after:inset-x-0 after:-inset-y-2.5 hover:underline"
          >
            <span className="line-clamp-2">{item.username || t('anonymous')}</span>
          </Link>
          <time dateTime={item.date} className="text-sm text-muted">
            {format.relative(item.date, now)}
          </time>
        </div>
      </div>
      <div className="flex items-center">
        {!item.own && <FollowButton user={item.user} following={Boolean(item.following)} />}
        {menu}
      </div>
    </div>
  );
}
