import type { FollowEntry, PublicProfile } from '@ankur/contracts/community/follow-endpoints';
import type { Clock } from '../../platform/clock.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { isId } from '../../platform/ids.ts';
import type { Notify } from '../notifications/notify.ts';
import { mediaPath } from './feed.mapper.ts';
import type { createFollowsRepository, PersonRow } from './follows.repository.ts';

/** Refusals of following keep the specification's own shape beside `errors`. */
function refused(message: string): AppError {
  return new AppError('invalid', { non_field_errors: [message] }, { extra: { error: message } });
}

function nobody(): AppError {
  const message = 'This farmer does not exist.';
  return new AppError('not_found', { non_field_errors: [message] }, { extra: { error: message } });
}

interface Deps {
  follows: ReturnType<typeof createFollowsRepository>;
  notify: Notify;
  clock: Clock;
}

const toEntry = (row: PersonRow): FollowEntry => ({
  user_id: row.id,
  name: row.name,
  profile_picture: row.picture_key ? mediaPath(row.picture_key) : null,
});

export function createFollowsService({ follows, notify, clock }: Deps) {
  const nameOf = async (farmerId: string): Promise<string> => {
    const name = isId(farmerId) ? await follows.findName(farmerId) : undefined;
    if (name === undefined) throw nobody();
    return name;
  };
  return {
    /** Following twice, or oneself, is refused; it counts once. */
    async follow(farmerId: string, other: string): Promise<string> {
      const name = await nameOf(other);
      if (other === farmerId) throw refused('You cannot follow yourself');
      if (!(await follows.insert(farmerId, other, clock.now())))
        throw refused('You already follow this farmer');
      await notify({
        farmerId: other,
        kind: 'follower',
        payload: { name: await nameOf(farmerId) },
        link: `/application/community?farmer=${farmerId}`,
        from: farmerId,
        eventKey: `follower:${farmerId}`,
      });
      return `You now follow ${name}`;
    },
    async unfollow(farmerId: string, other: string): Promise<string> {
      const name = await nameOf(other);
      if (!(await follows.remove(farmerId, other))) throw refused('You do not follow this farmer');
      return `You no longer follow ${name}`;
    },
    listFollowing: async (farmerId: string) => (await follows.listFollowing(farmerId)).map(toEntry),
    listFollowers: async (farmerId: string) => (await follows.listFollowers(farmerId)).map(toEntry),
    /** Name, picture, bio, crops and counts; never phone, place or e-mail. */
    async publicProfile(viewer: string, farmerId: string): Promise<PublicProfile> {
      const row = isId(farmerId) ? await follows.findPublic(viewer, farmerId) : undefined;
      if (!row) throw notFound();
      const { bio, crops, post_count, followers_count, following_count, following } = row;
      return {
        ...toEntry(row),
        bio,
        crops,
        post_count,
        followers_count,
        following_count,
        following,
        own: viewer === row.id,
      };
    },
    async block(farmerId: string, other: string): Promise<void> {
      await nameOf(other);
      if (other === farmerId) throw refused('You cannot block yourself');
      await follows.block(farmerId, other, clock.now());
      await follows.remove(farmerId, other);
      await follows.remove(other, farmerId);
    },
    async unblock(farmerId: string, other: string): Promise<void> {
      await nameOf(other);
      await follows.unblock(farmerId, other);
    },
  };
}
