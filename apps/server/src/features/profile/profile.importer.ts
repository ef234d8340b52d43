import { characterCount } from '@ankur/contracts/auth/rules';
import { IRRIGATION_METHODS, LAND_TYPES } from '@ankur/contracts/profile/rules';
import * as z from 'zod/mini';
import { createFarmersRepository } from '../../platform/auth/farmers.repository.ts';
import { dateOf, instantOrNull } from '../../platform/records/import-rows.ts';
import type { SingleImporter } from '../../ports/account-archive.ts';
import { createProfileRepository, type ProfileChange } from './profile.repository.ts';

/** No text of a profile is longer. */
const CHARACTERS_MAX = 500;

const text = z.nullable(
  z.string().check(z.refine((told) => characterCount(told) <= CHARACTERS_MAX)),
);
const number = z.nullable(z.number());
const place = {
  placeLat: number,
  placeLon: number,
  placeCity: text,
  placeDistrict: text,
  placeState: text,
};

/** Ranges of numbers and the form of the telephone number are checked by the database. */
const profile = z.object({
  ...{ name: text, age: number, contact: text, location: text, landAcres: number },
  ...{ landType: z.enum(LAND_TYPES), irrigation: z.enum(IRRIGATION_METHODS) },
  ...{ crops: text, livestock: text, fertilizers: text, pesticides: text },
  ...{ seedBrand: text, annualCrops: number, bio: text },
  ...{ pictureKey: text, smallPictureKey: text },
  ...place,
  savedAt: instantOrNull,
  placeUpdatedAt: z.optional(instantOrNull),
});

/** The profile with its picture and the farm's place as an archive brings them; the name is the account's, too. */
export const profileImporter: SingleImporter = {
  name: 'profile',
  schema: profile,
  columns(item) {
    const { savedAt, placeUpdatedAt, ...told } = item as z.output<typeof profile>;
    return { ...told, savedAt: dateOf(savedAt), placeUpdatedAt: dateOf(placeUpdatedAt ?? null) };
  },
  media: ['pictureKey', 'smallPictureKey'],
  async isSaved(on, farmerId) {
    const found = await createProfileRepository(on).find(farmerId);
    return found !== undefined && found.savedAt !== null;
  },
  async write(on, farmerId, values) {
    const rows = createProfileRepository(on);
    await rows.upsert(farmerId, { farmerId });
    const before = await rows.findForUpdate(farmerId);
    if (!before || before.savedAt !== null) return;
    const change = values as ProfileChange;
    const { placeLat, placeLon, placeCity, placeDistrict, placeState, placeUpdatedAt } = before;
    const chosen = { placeLat, placeLon, placeCity, placeDistrict, placeState, placeUpdatedAt };
    await rows.upsert(farmerId, { ...change, ...(placeUpdatedAt !== null && chosen) });
    if (typeof change.name === 'string')
      await createFarmersRepository(on).update(farmerId, { name: change.name });
  },
};
