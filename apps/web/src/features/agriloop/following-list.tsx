import type { FollowEntry } from '@ankur/contracts/community/follow-endpoints';
import { Link, useNavigate } from 'react-router';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DEFAULT_PROFILE_IMAGE, Picture } from '../../ui/picture.tsx';

/** Beside the reels: make one, and the farmers one follows. */
export function FollowingList({ people }: { people: readonly FollowEntry[] | undefined }) {
  const t = useT('agriloop');
  const navigate = useNavigate();
  return (
    <aside className="flex flex-col gap-4 max-lg:order-first">
      <Button icon="plus" onClick={() => navigate('/application/create-agroloop')}>
        {t('createButton')}
      </Button>
      <Card title={t('following')} icon="users">
        {people?.length === 0 && <p className="text-muted">{t('noFollowings')}</p>}
        <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto">
          {people?.map((person) => (
            <li key={person.user_id}>
              <Link
                to={`/application/community?farmer=${person.user_id}`}
                className="flex min-h-11 items-center gap-3 rounded-control hover:bg-sunken"
              >
                <Picture
                  src={person.profile_picture}
                  alt=""
                  fallback={DEFAULT_PROFILE_IMAGE}
                  className="size-9 rounded-full"
                />
                <span className="truncate">{person.name || t('unknownUser')}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  );
}
