import { useCropWords } from '../../entities/crop/use-crop-words.ts';
import { Avatar } from '../../entities/picture/avatar.tsx';
import { failureState } from '../../lib/http/failure-state.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { useFarmerQuery } from './feed.api.ts';
import { FollowButton } from './follow-button.tsx';

/** Public profile: name, picture, bio, crops and counts. */
export function FarmerCard({ user }: { user: string }) {
  const t = useT('community');
  const format = useFormat();
  const cropWords = useCropWords();
  const { data, error, isError } = useFarmerQuery(user);
  if (isError) return <StateView state={failureState(error)}>{t('farmer.failed')}</StateView>;
  if (!data) return <Skeleton className="h-40 w-full" />;
  const name = data.name || t('unknownUser');
  const counts = [
    [t('farmer.posts'), data.post_count],
    [t('farmer.followers'), data.followers_count],
    [t('farmer.following'), data.following_count],
  ] as const;
  return (
    <section
      aria-label={name}
      className="flex flex-wrap items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <Avatar
        src={data.profile_picture}
        alt={t('farmer.picture', { name })}
        className="size-24"
        eager
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl font-bold">{name}</h2>
        {data.crops && (
          <p className="text-muted">{t('farmer.crops', { crops: cropWords(data.crops) })}</p>
        )}
        {data.bio && <p className="mt-1 whitespace-pre-line">{data.bio}</p>}
        <dl className="mt-2 flex gap-5">
          {counts.map(([label, n]) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="text-lg font-bold">{format.number(n)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!data.own && <FollowButton user={data.user_id} following={data.following} />}
    </section>
  );
}
