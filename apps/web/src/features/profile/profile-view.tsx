import type { ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import { WaitingChange } from '../../entities/outbox/waiting-change.tsx';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { useNavigate } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DEFAULT_PROFILE_IMAGE, Picture } from '../../ui/picture.tsx';
import { FarmPlaceCard } from './farm-place-card.tsx';
import { ProfileDetails } from './profile-details.tsx';

const EDIT = '/application/profile-input';

interface Props {
  profile: ProfileAnswer & Unsent;
  onRefresh: () => void;
  onLogout: () => void;
  refreshing: boolean;
  onPictureFail: () => void;
}

/** The farmer's profile with counts. */
export function ProfileView(props: Props) {
  const { profile, onRefresh, onLogout, onPictureFail, refreshing } = props;
  const t = useT('profile');
  const format = useFormat();
  const navigate = useNavigate();
  const name = profile.name ?? '';
  const counts = [
    [t('view.posts'), profile.post_count],
    [t('view.followers'), profile.followers_count],
    [t('view.following'), profile.following_count],
  ] as const;
  return (
    <div className="grid gap-5 lg:grid-cols-[20rem_1fr] lg:items-start">
      <section className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-5 text-center shadow-card">
        <WaitingChange record={profile.unsent} />
        <Picture
          src={profile.profile_picture}
          alt={t('view.picture', { name })}
          fallback={DEFAULT_PROFILE_IMAGE}
          className="size-36 rounded-full"
          onFail={onPictureFail}
          eager
        />
        <h2 className="text-xl font-bold wrap-anywhere">{name}</h2>
        <dl className="flex w-full flex-wrap justify-around gap-2">
          {counts.map(([label, n]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-xl font-bold">{format.number(n)}</dd>
            </div>
          ))}
        </dl>
        {profile.bio ? (
          <p className="max-w-full whitespace-pre-line wrap-anywhere">{profile.bio}</p>
        ) : (
          <Button look="quiet" icon="refresh" busy={refreshing} onClick={onRefresh}>
            {t('view.refresh')}
          </Button>
        )}
        <div className="flex flex-wrap justify-center gap-3">
          <Button icon="edit" onClick={() => navigate(EDIT)}>
            {t('view.edit')}
          </Button>
          <Button look="plain" icon="logout" onClick={onLogout}>
            {t('view.logout')}
          </Button>
        </div>
      </section>
      <div className="flex flex-col gap-5">
        <Card title={t('view.details')} icon="field">
          <ProfileDetails profile={profile} />
        </Card>
        <FarmPlaceCard />
      </div>
    </div>
  );
}
