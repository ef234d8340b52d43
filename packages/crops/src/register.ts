import entries from '../data/crops.json' with { type: 'json' };
import type { Crop } from './crop.ts';

/** Every crop of the register, those that have a calendar first. */
export const CROPS: readonly Crop[] = Object.entries(
  entries as Readonly<Record<string, Omit<Crop, 'id'>>>,
).map(([id, crop]) => ({ id, ...crop }));

/** The tables that have at most one key for a crop. */
type Table = 'calendar' | 'leaf' | 'disease' | 'irrigation' | 'suggestion' | 'range';

const BY_ID = new Map(CROPS.map((crop) => [crop.id, crop]));

/** The crop with an id of the register; null when there is none. */
export const findCrop = (id: string): Crop | null => BY_ID.get(id) ?? null;

/** The crops for which a table uses a key, in the order of the register. */
export const cropsBy = (table: Table, key: string): readonly Crop[] =>
  CROPS.filter((crop) => crop[table] === key);
