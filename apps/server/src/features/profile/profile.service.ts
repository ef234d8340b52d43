import type { PlaceAnswer, PlaceBody, ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import type { ProfileForm } from '@ankur/contracts/profile/rules';
import type { AppDeps } from '../../app-deps.ts';
import { unauthorized } from '../../platform/errors/app-error.ts';
import { createFarmersRepository } from '../auth/farmers.repository.ts';
import { toPlaceAnswer, toProfileAnswer, toProfileChange } from './profile.mapper.ts';
import { createProfileRepository, type ProfileChange } from './profile.repository.ts';

/** The two sizes of a new profile picture, already re-encoded. */
export interface NewPicture {
  large: Buffer;
  small: Buffer;
}

/** A farmer's profile, place and language. */
export function createProfileService(deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'media'>) {
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

  /** Writes under a row lock and answers the pictures that nobody shows any more. */
  function write(farmerId: string, change: ProfileChange, name: string) {
    return deps.db.transaction(async (tx) => {
      const rows = createProfileRepository(tx);
      await rows.upsert(farmerId, { name });
      const before = await rows.findForUpdate(farmerId);
      await rows.upsert(farmerId, change);
      await createFarmersRepository(tx).update(farmerId, { name });
      const replaced = change.pictureKey ? [before?.pictureKey, before?.smallPictureKey] : [];
      return { before, replaced: replaced.filter((key) => typeof key === 'string') };
    });
  }

  return {
    async profile(farmerId: string): Promise<ProfileAnswer> {
      const [account, profile, posts, followers, following] = await Promise.all([
        farmers.find(farmerId),
        profiles.find(farmerId),
        profiles.countPosts(farmerId),
        profiles.countFollowers(farmerId),
        profiles.countFollowing(farmerId),
      ]);
      if (!account) throw unauthorized();
      return toProfileAnswer({ account, profile, counts: { posts, followers, following } });
    },

    /** Saves the form; the account takes its name. Answers the path of the picture now shown, or null. */
    async save(farmerId: string, form: ProfileForm, picture?: NewPicture): Promise<string | null> {
      const keys = picture ? await keepPicture(farmerId, picture) : undefined;
      const change = { ...toProfileChange(form, deps.clock.now()), ...keys };
      try {
        const { before, replaced } = await write(farmerId, change, form.name);
        await deps.media.remove(replaced);
        const shown = keys?.pictureKey ?? before?.pictureKey;
        return shown ? `/media/${shown}` : null;
      } catch (error) {
        if (keys) await deps.media.remove([keys.pictureKey, keys.smallPictureKey]);
        throw error;
      }
    },

    async place(farmerId: string): Promise<PlaceAnswer> {
      return toPlaceAnswer(await profiles.find(farmerId));
    },

    async choosePlace(farmerId: string, place: PlaceBody): Promise<PlaceAnswer> {
      await profiles.upsert(farmerId, {
        placeLat: place.lat,
        placeLon: place.lon,
        placeCity: place.city ?? null,
        placeDistrict: place.district,
        placeState: place.state,
      });
      return toPlaceAnswer(await profiles.find(farmerId));
    },

    async chooseLanguage(farmerId: string, language: string): Promise<void> {
      await farmers.update(farmerId, { language });
    },
  };
}
