import type { FollowEntry } from '@ankur/contracts/community/follow-endpoints';
import { Avatar } from '../../entities/picture/avatar.tsx';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { Card } from '../../ui/card.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

interface Props {
  title: string;
  /** Text of the empty list. */
  none: string;
  people: readonly FollowEntry[] | undefined;
  busy: boolean;
  /** Null when there are no more. */
  onMore: (() => void) | null;
}

/** Farmers by name and picture, linked to their items. */
export function PeopleCard({ title, none, people, busy, onMore }: Props) {
  const t = useT('agriloop');
  return (
    <Card title={title} icon="users">
      {people?.length === 0 && <p className="text-muted">{none}</p>}
      <div className="flex max-h-72 flex-col gap-2 overflow-y-auto">
        <ul className="flex flex-col gap-2">
          {people?.map((person) => (
            <li
              key={person.user_id}
              className="relative flex min-h-11 items-center gap-3 rounded-control hover:bg-sunken"
            >
              <Avatar src={person.profile_picture} name={person.name} />
              <Link
                to={`/application/community?farmer=${person.user_id}`}
                className="min-w-0 wrap-anywhere after:absolute after:inset-0"
              >
                {person.name || t('unknownUser')}
              </Link>
            </li>
          ))}
        </ul>
        {onMore && <ShowMore busy={busy} onMore={onMore} />}
      </div>
    </Card>
  );
}
