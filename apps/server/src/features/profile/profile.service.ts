import type { PlaceAnswer, PlaceBody, ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import type { ProfileForm } from '@ankur/contracts/profile/rules';
import type { AppDeps } from '../../app-deps.ts';
import { createFarmersRepository } from '../../platform/auth/farmers.repository.ts';
import { isDatabaseUnavailable } from '../../platform/database/database-unavailable.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import {
  type IfMatch,
  matchesVersion,
  nextVersion,
  versionConflict,
} from '../../platform/writes/version.ts';
import { toPlaceAnswer, toProfileAnswer, toProfileChange } from './profile.mapper.ts';
import { createProfileRepository, type ProfileChange } from './profile.repository.ts';

/** The two sizes of a new profile picture, already re-encoded. */
export interface NewPicture {
  large: Buffer;
  small: Buffer;
}

/** A farmer's profile, place and language. */
export function createProfileService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media' | 'countPosts'>,
) {
  const farmers = createFarmersRepository(deps.db);
  const profiles = createProfileRepository(deps.db);

  async function keepPicture(farmerId: string, picture: NewPicture) {
    const files = deps.media.of(farmerId, 'profile_picture');
    const id = deps.ids.next();
    const pictureKey = `profile/${id}.webp`;
    const smallPictureKey = `profile/${id}-small.webp`;
    await Promise.all([
      files.put(pictureKey, picture.large, 'image/webp'),
      files.put(smallPictureKey, picture.small, 'image/webp'),
    ]);
    return { pictureKey, smallPictureKey };
  }

  const readProfile = async (farmerId: string): Promise<ProfileAnswer> => {
    const [account, profile, posts, followers, following] = await Promise.all([
      farmers.find(farmerId),
      profiles.find(farmerId),
      deps.countPosts(farmerId),
      profiles.countFollowers(farmerId),
      profiles.countFollowing(farmerId),
    ]);
    if (!account) throw unauthorized();
    return toProfileAnswer({ account, profile, counts: { posts, followers, following } });
  };

  /** Updates under a row lock; returns the time and the pictures that were replaced. */
  async function write(
    farmerId: string,
    change: ProfileChange,
    name: string,
    ifMatch: IfMatch | undefined,
  ) {
    const written = await deps.db.transaction(async (tx) => {
      const rows = createProfileRepository(tx);
      await rows.upsert(farmerId, { farmerId });
      const before = await rows.findForUpdate(farmerId);
      const lastSaved = before?.savedAt ?? null;
      if (!matchesVersion(ifMatch, lastSaved)) return null;
      const savedAt = nextVersion(deps.clock.now(), lastSaved);
      await rows.upsert(farmerId, { ...change, savedAt });
      await createFarmersRepository(tx).update(farmerId, { name });
      const replaced = change.pictureKey ? [before?.pictureKey, before?.smallPictureKey] : [];
      return { before, savedAt, replaced: replaced.filter((key) => typeof key === 'string') };
    });
    if (written === null) throw versionConflict(await readProfile(farmerId));
    return written;
  }

  return {
    profile: readProfile,

    /**
     * Saves the form and the account's name. Returns the picture's path, or null, and the time.
     * @throws AppError changed when the version does not match
     */
    async save(
      farmerId: string,
      form: ProfileForm,
      picture: NewPicture | undefined,
      ifMatch: IfMatch | undefined,
    ): Promise<{ profile_picture: string | null; updated_at: string }> {
      const keys = picture ? await keepPicture(farmerId, picture) : undefined;
      const change = { ...toProfileChange(form), ...keys };
      const { before, savedAt, replaced } = await write(farmerId, change, form.name, ifMatch).catch(
        async (error) => {
          // After a lost connection the commit may have happened; the job for orphans deletes unreferenced files.
          if (keys && !isDatabaseUnavailable(error))
            await deps.media.remove([keys.pictureKey, keys.smallPictureKey]);
          throw error;
        },
      );
      // Saved already: files that could not be removed are left to the job for orphans.
      await deps.media.remove(replaced).catch(() => {});
      const shown = keys?.pictureKey ?? before?.pictureKey;
      return {
        profile_picture: shown ? `/media/${shown}` : null,
        updated_at: savedAt.toISOString(),
      };
    },

    async place(farmerId: string): Promise<PlaceAnswer> {
      return toPlaceAnswer(await profiles.find(farmerId));
    },

    /** @throws AppError changed when the version does not match */
    choosePlace: (
      farmerId: string,
      place: PlaceBody,
      ifMatch: IfMatch | undefined,
    ): Promise<PlaceAnswer> =>
      deps.db.transaction(async (tx) => {
        const rows = createProfileRepository(tx);
        await rows.upsert(farmerId, { farmerId });
        const before = await rows.findForUpdate(farmerId);
        const lastChosen = before?.placeUpdatedAt ?? null;
        if (!matchesVersion(ifMatch, lastChosen)) throw versionConflict(toPlaceAnswer(before));
        await rows.upsert(farmerId, {
          placeLat: place.lat,
          placeLon: place.lon,
          placeCity: place.city ?? null,
          placeDistrict: place.district,
          placeState: place.state,
          placeUpdatedAt: nextVersion(deps.clock.now(), lastChosen),
        });
        return toPlaceAnswer(await rows.find(farmerId));
      }),

    async chooseLanguage(farmerId: string, language: string): Promise<void> {
      await farmers.update(farmerId, { language });
    },
  };
}
