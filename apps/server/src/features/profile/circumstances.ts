import { commoditiesIn } from '@ankur/content/commodities';
import { reverseGeocode } from '@ankur/content/gazetteer';
import { keepsLivestock } from '@ankur/content/schemes/keeps-livestock';
import { cropIdOf } from '@ankur/crops/crop-id';
import { CROPS, findCrop } from '@ankur/crops/register';
import type { Queryable } from '../../platform/database/database.ts';
import type { CircumstancesReader, FarmerPlace } from '../../ports/circumstances.ts';
import type { FarmRecord } from '../../ports/farm-record.ts';
import { placeInWords } from './profile.mapper.ts';
import { createProfileRepository, type ProfileRow } from './profile.repository.ts';

type Fields = Awaited<ReturnType<FarmRecord['fields']>>;

/** What the profile's columns hold before it is saved. */
const NEW_PROFILE = { landType: 'irrigated', irrigationMethod: 'sprinkler' } as const;
const NOWHERE: FarmerPlace = { point: null, state: null, district: null };

/** The place that was chosen, else the one that the words of the location name; null when neither. */
function placeOfProfile(row: ProfileRow | undefined): FarmerPlace | null {
  if (!row) return null;
  const { placeLat: lat, placeLon: lon, placeState: state, placeDistrict: district } = row;
  const point = lat !== null && lon !== null ? { lat, lon } : null;
  // A place that was chosen whole needs no words.
  const isWhole = point !== null && state !== null && district !== null;
  const named = isWhole ? undefined : placeInWords(row);
  // Words that name a place in another state tell nothing of the chosen one.
  const found = state === null || state === named?.state ? named : undefined;
  if (point === null && named === undefined && state === null) return null;
  return {
    point: point ?? (named ? { lat: named.lat, lon: named.lon } : null),
    state: state ?? found?.state ?? null,
    district: district ?? found?.district ?? null,
  };
}

/** Where the largest field with a point lies. */
function placeOfFields(fields: Fields): FarmerPlace | null {
  for (const { lat, lon } of fields) {
    if (lat === null || lon === null) continue;
    const named = reverseGeocode(lat, lon);
    return { point: { lat, lon }, state: named?.state ?? null, district: named?.district ?? null };
  }
  return null;
}

/** The crops that a profile's words name, as ids of the register and as commodities. */
function cropsOfProfile(words: string) {
  const commodities = commoditiesIn(words).map(({ name }) => name);
  const said = words.split(/[,;/]+/).flatMap((word) => cropIdOf(word) ?? []);
  const sold = commodities.flatMap(
    (name) => CROPS.find(({ market }) => market?.includes(name)) ?? [],
  );
  return { commodities, crops: [...said, ...sold.map(({ id }) => id)] };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/**
 * Reads the profile and the farm record together. The record comes first where it tells of what stands there now; land is
 * the larger of the two, since not every field need be written down.
 */
export function createCircumstancesReader(db: Queryable, record: FarmRecord): CircumstancesReader {
  const profiles = createProfileRepository(db);
  return {
    async ageOf(farmerId) {
      return (await profiles.find(farmerId))?.age ?? null;
    },
    async placeOf(farmerId) {
      const place = placeOfProfile(await profiles.find(farmerId));
      return place ?? placeOfFields(await record.fields(farmerId)) ?? NOWHERE;
    },
    async read(farmerId) {
      const [profile, standing, fields, species] = await Promise.all([
        profiles.find(farmerId),
        record.standingCrops(farmerId),
        record.fields(farmerId),
        record.species(farmerId),
      ]);
      if (!profile && standing.length + fields.length + species.length === 0) return null;
      const told = profile?.crops ? cropsOfProfile(profile.crops) : null;
      const standingCommodities = standing.flatMap((id) => findCrop(id)?.market?.[0] ?? []);
      const fieldAcres = fields.reduce((sum, { acres }) => sum + acres, 0);
      return {
        ...(placeOfProfile(profile) ?? placeOfFields(fields) ?? NOWHERE),
        age: profile?.age ?? null,
        landAcres: Math.max(profile?.landAcres ?? 0, fieldAcres) || (profile?.landAcres ?? null),
        landType: profile?.landType ?? NEW_PROFILE.landType,
        irrigationMethod: profile?.irrigation ?? NEW_PROFILE.irrigationMethod,
        crops: unique([...standing, ...(told?.crops ?? [])]),
        commodities:
          told === null && standing.length === 0
            ? null
            : unique([...standingCommodities, ...(told?.commodities ?? [])]),
        species,
        keepsLivestock: species.length > 0 ? true : keepsLivestock(profile?.livestock ?? null),
      };
    },
  };
}
