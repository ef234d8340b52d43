import { type FoundPlace, searchPlaces } from '@ankur/content/place-search';
import type { PlaceAnswer, ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import type { ProfileForm } from '@ankur/contracts/profile/rules';
import { LRUCache } from 'lru-cache';
import type { ProfileChange, ProfileRow } from './profile.repository.ts';

const mediaPath = (key: string | null | undefined) => (key ? `/media/${key}` : null);

interface Parts {
  account: { email: string; language: string };
  profile: ProfileRow | undefined;
  counts: { posts: number; followers: number; following: number };
}

/** The profile in the owner's answer. */
export function toProfileAnswer({ account, profile, counts }: Parts): ProfileAnswer {
  return {
    email: account.email,
    name: profile?.name ?? null,
    age: profile?.age ?? null,
    contact: profile?.contact ?? null,
    location: profile?.location ?? null,
    land_size: profile?.landAcres ?? null,
    land_type: profile?.landType ?? 'irrigated',
    crops: profile?.crops ?? null,
    livestock: profile?.livestock ?? null,
    fertilizers: profile?.fertilizers ?? null,
    pesticides: profile?.pesticides ?? null,
    irrigation: profile?.irrigation ?? 'sprinkler',
    seed_brand: profile?.seedBrand ?? null,
    annual_crops: profile?.annualCrops ?? null,
    profile_picture: mediaPath(profile?.pictureKey),
    profile_picture_small: mediaPath(profile?.smallPictureKey),
    bio: profile?.bio ?? null,
    post_count: counts.posts,
    followers_count: counts.followers,
    following_count: counts.following,
    language: account.language as ProfileAnswer['language'],
    updated_at: profile?.savedAt?.toISOString() ?? null,
  };
}

/** The columns of a saved form; absent optional fields stay unchanged. */
export function toProfileChange(form: ProfileForm): ProfileChange {
  return {
    name: form.name,
    age: form.age,
    contact: form.contact,
    location: form.location,
    landAcres: form.land_size,
    crops: form.crops,
    seedBrand: form.seed_brand,
    annualCrops: form.annual_crops,
    ...(form.land_type === undefined ? {} : { landType: form.land_type }),
    ...(form.irrigation === undefined ? {} : { irrigation: form.irrigation }),
    ...(form.livestock === undefined ? {} : { livestock: form.livestock }),
    ...(form.fertilizers === undefined ? {} : { fertilizers: form.fertilizers }),
    ...(form.pesticides === undefined ? {} : { pesticides: form.pesticides }),
    ...(form.bio === undefined ? {} : { bio: form.bio }),
  };
}

/** Places by the words that name them: a search takes up to 20 ms of the main thread, and the gazetteer does not change. */
const named = new LRUCache<string, { place: FoundPlace | undefined }>({ max: 5_000 });

/** The place that the words of a profile's location name; undefined when they name none. */
export function placeInWords(profile: ProfileRow | undefined): FoundPlace | undefined {
  const words = profile?.location;
  if (!words) return undefined;
  const known = named.get(words);
  if (known) return known.place;
  const place = searchPlaces(words, 1)[0];
  named.set(words, { place });
  return place;
}

/** The farm's place: the chosen one, else the one that the profile's location names (`updated_at` null), else all null. */
export function toPlaceAnswer(profile: ProfileRow | undefined): PlaceAnswer {
  const isChosen = typeof profile?.placeLat === 'number' || typeof profile?.placeState === 'string';
  const inWords = isChosen ? undefined : placeInWords(profile);
  return {
    lat: profile?.placeLat ?? inWords?.lat ?? null,
    lon: profile?.placeLon ?? inWords?.lon ?? null,
    city: profile?.placeCity ?? inWords?.name ?? null,
    district: profile?.placeDistrict ?? inWords?.district ?? null,
    state: profile?.placeState ?? inWords?.state ?? null,
    updated_at: profile?.placeUpdatedAt?.toISOString() ?? null,
  };
}
