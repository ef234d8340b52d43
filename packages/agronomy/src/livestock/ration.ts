export type MilchAnimal = 'zebu-cow' | 'crossbred-cow' | 'buffalo';

type FeedingRule = {
  /** Dry matter eaten, percent of body weight. */
  dryMatterPct: number;
  maintenanceKg: number;
  /** Litres of milk per kilogram of concentrate. */
  litresPerKg: number;
  /** The same where straw is the only roughage. */
  litresPerKgOnStraw: number;
  pregnancyKg: number;
};

/**
 * Rules of thumb for milch animals: concentrate for maintenance, for milk and for the last months of pregnancy (Navsari and
 * Tamil Nadu agricultural universities, NDDB), dry matter 2.5 % of body weight for zebu cows and 3 % for the others.
 */
const RULES: Record<MilchAnimal, FeedingRule> = {
  'zebu-cow': {
    dryMatterPct: 2.5,
    maintenanceKg: 1.25,
    litresPerKg: 2.5,
    litresPerKgOnStraw: 2.5,
    pregnancyKg: 1.25,
  },
  'crossbred-cow': {
    dryMatterPct: 3,
    maintenanceKg: 2,
    litresPerKg: 2.5,
    litresPerKgOnStraw: 2,
    pregnancyKg: 1.75,
  },
  buffalo: {
    dryMatterPct: 3,
    maintenanceKg: 2,
    litresPerKg: 2,
    litresPerKgOnStraw: 2,
    pregnancyKg: 1.75,
  },
};

/** Dry matter in a kilogram as fed. */
const DRY_PART = { concentrate: 0.9, green: 0.2, straw: 0.9 };

/** Green fodder's part of the roughage where there is enough of it (green to dry 2 : 1 in dry matter; ICAR-NIANP). */
const GREEN_PART = 2 / 3;

/** Share of concentrate in the dry matter above which rumen acidosis threatens. */
const CONCENTRATE_LIMIT = 0.5;

/** Area-specific mixture: 50 g without milk, 100–200 g in milk (NDDB); within these, 10 g a litre. */
const MINERAL_MIX_G = { dry: 50, least: 100, most: 200, perLitre: 10 };
const SALT_G = 30;
const WATER_BASE_L = 40;
const WATER_PER_MILK_L = 4;

export type RationInput = {
  animal: MilchAnimal;
  bodyWeightKg: number;
  milkLitres: number;
  /** Seventh month of pregnancy or later. */
  latePregnancy: boolean;
  hasGreenFodder: boolean;
};

export type Ration = {
  dryMatterKg: number;
  concentrateKg: number;
  greenFodderKg: number;
  dryFodderKg: number;
  mineralMixG: number;
  saltG: number;
  waterLitres: number;
  /** Concentrate was limited by the rumen: the yield needs richer fodder or a vet's ration. */
  tooMuchConcentrate: boolean;
};

function mineralMixG(milkLitres: number): number {
  const { dry, least, most, perLitre } = MINERAL_MIX_G;
  if (milkLitres === 0) return dry;
  return Math.min(most, Math.max(least, Math.round(milkLitres * perLitre)));
}

/** A day's feed as fed (kg) for one milch animal. Refuses weights outside 100–900 kg and yields outside 0–60 litres. */
export function dailyRation(input: RationInput): Ration {
  const { animal, bodyWeightKg, milkLitres } = input;
  if (!(bodyWeightKg >= 100 && bodyWeightKg <= 900))
    throw new RangeError('weight outside 100–900 kg');
  if (!(milkLitres >= 0 && milkLitres <= 60)) throw new RangeError('milk outside 0–60 litres');
  const rule = RULES[animal];
  const dryMatterKg = (bodyWeightKg * rule.dryMatterPct) / 100;
  const pregnancyKg = input.latePregnancy ? rule.pregnancyKg : 0;
  const litresPerKg = input.hasGreenFodder ? rule.litresPerKg : rule.litresPerKgOnStraw;
  const wantedKg = rule.maintenanceKg + milkLitres / litresPerKg + pregnancyKg;
  const limitKg = (dryMatterKg * CONCENTRATE_LIMIT) / DRY_PART.concentrate;
  const concentrateKg = Math.min(wantedKg, limitKg);
  const roughageKg = dryMatterKg - concentrateKg * DRY_PART.concentrate;
  const greenPart = input.hasGreenFodder ? GREEN_PART : 0;
  return {
    dryMatterKg,
    concentrateKg,
    greenFodderKg: (roughageKg * greenPart) / DRY_PART.green,
    dryFodderKg: (roughageKg * (1 - greenPart)) / DRY_PART.straw,
    mineralMixG: mineralMixG(milkLitres),
    saltG: SALT_G,
    waterLitres: WATER_BASE_L + WATER_PER_MILK_L * milkLitres,
    tooMuchConcentrate: wantedKg > limitKg,
  };
}
