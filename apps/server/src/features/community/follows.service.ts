import type { FollowEntry, PublicProfile } from '@ankur/contracts/community/follow-endpoints';
import type { PageQuery } from '@ankur/contracts/http/common';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import type { Failure } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import type { Clock } from '../../platform/clock.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { cursorPlace } from '../../platform/http/paging.ts';
import { isId } from '../../platform/ids.ts';
import type { Notify } from '../../platform/notify/notify.ts';
import { mediaPath } from './feed.mapper.ts';
import type { createFollowsRepository, PeopleList, PersonRow } from './follows.repository.ts';

const refused = (why: Failure) => invalid({ [NON_FIELD]: [why] });

const nobody = () => notFound(failure('farmer_unknown'));

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
  /** Follows a farmer, who is notified the first time. */
  const setFollowing = async (farmerId: string, other: string) => {
    const name = await nameOf(other);
    if (other === farmerId) throw refused(failure('follow_oneself'));
    if (await follows.areBlocked(farmerId, other)) throw nobody();
    const isNew = await follows.insert(farmerId, other, clock.now());
    if (isNew)
      await notify({
        farmerId: other,
        kind: 'follower',
        payload: { name: await nameOf(farmerId) },
        link: `/application/community?farmer=${farmerId}`,
        from: farmerId,
        eventKey: `follower:${farmerId}`,
      });
    return { name, isNew };
  };
  return {
    /** Refuses a repeat and oneself. Farmers of whom one has blocked the other are 404 for each other. */
    async follow(farmerId: string, other: string): Promise<string> {
      const { name, isNew } = await setFollowing(farmerId, other);
      if (!isNew) throw refused(failure('followed_already'));
      return `You now follow ${name}`;
    },
    /** Idempotent variant of `follow`. */
    async setFollowing(farmerId: string, other: string): Promise<string> {
      return `You now follow ${(await setFollowing(farmerId, other)).name}`;
    },
    /** Unfollows; idempotent. */
    async endFollowing(farmerId: string, other: string): Promise<void> {
      await nameOf(other);
      await follows.remove(farmerId, other);
    },
    async unfollow(farmerId: string, other: string): Promise<string> {
      const name = await nameOf(other);
      if (!(await follows.remove(farmerId, other))) throw refused(failure('not_followed'));
      return `You no longer follow ${name}`;
    },
    /** One more than a page of one of the farmer's lists; `id` is the cursor. */
    async listPeople(farmerId: string, list: PeopleList, { cursor, limit }: PageQuery) {
      const rows = await follows.listPeople(farmerId, list, cursorPlace(cursor), limit);
      return rows.map((row) => ({ id: `${row.micros}.${row.id}`, entry: toEntry(row) }));
    },
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
      if (other === farmerId) throw refused(failure('block_oneself'));
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
