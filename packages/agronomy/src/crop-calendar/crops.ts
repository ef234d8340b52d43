import type { CropEntry } from './calendar-entry.ts';
import { CASH_CROPS } from './cash-crops.ts';
import { CEREALS } from './cereals.ts';
import { FRUITS } from './fruits.ts';
import { OILSEEDS } from './oilseeds.ts';
import { PULSES } from './pulses.ts';
import { VEGETABLES } from './vegetables.ts';

/** All crops with a calendar. */
export const CROPS: readonly CropEntry[] = [
  ...CEREALS,
  ...PULSES,
  ...OILSEEDS,
  ...CASH_CROPS,
  ...VEGETABLES,
  ...FRUITS,
];

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '');
}

const BY_NAME = new Map<string, CropEntry>(
  CROPS.flatMap((crop) => [crop.id, ...crop.names].map((name) => [plain(name), crop] as const)),
);

/** Crop by its id or a common English or romanised Indian name, ignoring case and spaces; null if unknown. */
export function findCrop(name: string): CropEntry | null {
  return BY_NAME.get(plain(name)) ?? null;
}
