/** Gas (m³) from a kilogram of fresh cattle dung; Ministry of New and Renewable Energy: 25 kg for a cubic metre. */
const GAS_M3_PER_KG = 0.04;

/** Fresh dung (kg a day) of a grown cow or buffalo that can be gathered: 10 kg, the ministry's planning figure. */
export const DUNG_KG_PER_ANIMAL = 10;

/** Sizes of family plants (m³ of gas a day) in the national programme. */
const PLANT_SIZES_M3 = [1, 2, 3, 4, 6, 8, 10, 15, 20, 25] as const;

export type BiogasPlan = {
  dungKgPerDay: number;
  gasM3PerDay: number;
  /** Largest plant that the dung can supply; null when it is too little for the smallest. */
  plantM3: number | null;
};

/** Gas that a herd's dung gives a day and the plant it feeds. Refuses a negative herd. */
export function biogasPlan(
  animals: number,
  dungKgPerAnimal: number = DUNG_KG_PER_ANIMAL,
): BiogasPlan {
  if (!(animals >= 0 && dungKgPerAnimal >= 0)) throw new RangeError('must not be below 0');
  const dungKgPerDay = animals * dungKgPerAnimal;
  const gasM3PerDay = dungKgPerDay * GAS_M3_PER_KG;
  const plantM3 = PLANT_SIZES_M3.findLast((size) => size <= gasM3PerDay + 1e-9) ?? null;
  return { dungKgPerDay, gasM3PerDay, plantM3 };
}
