import { searchPlaces } from '@ankur/content/place-search';
import { keepsLivestock } from '@ankur/content/schemes/keeps-livestock';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { profiles } from '../../profile/profile.tables.ts';

/** What the assistant's tools may know of the asking farmer. */
export interface Farm {
  point: { lat: number; lon: number } | null;
  state: string | null;
  district: string | null;
  landAcres: number | null;
  age: number | null;
  crops: readonly string[];
  keepsLivestock: boolean | null;
}

/** The asking farmer's own profile; nobody else's can be read through it. */
export async function readFarm(db: Database, farmerId: string): Promise<Farm | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.farmerId, farmerId));
  if (!row) return null;
  const found =
    row.placeLat === null && row.location ? searchPlaces(row.location, 1)[0] : undefined;
  const point =
    row.placeLat !== null && row.placeLon !== null
      ? { lat: row.placeLat, lon: row.placeLon }
      : found
        ? { lat: found.lat, lon: found.lon }
        : null;
  return {
    point,
    state: row.placeState ?? found?.state ?? null,
    district: row.placeDistrict ?? found?.district ?? null,
    landAcres: row.landAcres,
    age: row.age,
    crops: (row.crops ?? '')
      .split(/[,;/]+/)
      .map((crop) => crop.trim())
      .filter(Boolean),
    keepsLivestock: keepsLivestock(row.livestock),
  };
}
