/** Restriction of a use by its source; the texts are in `library/phrases/advice`. */
export type Limit =
  | 'notInHeat'
  | 'weakEffect'
  | 'thripsOnly'
  | 'mitesOnly'
  | 'youngPlants'
  | 'withMineralOil'
  | 'asMuchLime'
  | 'notOnBasmati';

/** Application method; determines the dose's unit. */
export type Application = 'spray' | 'seed-treatment' | 'sett-dip';

/** An active ingredient in the formulation that the dose belongs to. */
export interface Chemical {
  active: string;
  formulation: string;
  unit: 'g' | 'ml';
  /** Hours to stay out of the treated field. */
  reentryHours: number;
  /** In a draft ban order: its status must be checked when buying. */
  watched: boolean;
}

/**
 * One chemical line of a disease. Sprays and dips carry grams or millilitres a litre of water
 * (and for an acre, from 200 litres unless the source says otherwise); seed treatments carry the
 * amount for a kilogram of seed (and for an acre's seed).
 */
export interface ChemicalUse {
  chemical: ChemicalCode;
  application: Application;
  /** Lowest and highest dose a litre of water, or a kilogram of seed. */
  dose: readonly [number, number];
  /** The same for an acre. */
  perAcre: readonly [number, number];
  /**
   * Days from the last use to harvest. Cautious figures: at least as long as the waiting period
   * usually printed for this active on a food crop; the label of the product bought prevails.
   */
  waitDays: number;
  /** Most uses in one season. */
  mostUses: number;
  /** The source's own limit on this use. */
  limit?: Limit;
}

function chemical(
  active: string,
  formulation: string,
  unit: 'g' | 'ml',
  reentryHours = 24,
  watched = false,
): Chemical {
  return { active, formulation, unit, reentryHours, watched };
}

/** Products that may be advised, by code. */
export const CHEMICALS = {
  tricyclazole: chemical('tricyclazole', '75 WP', 'g', 24, true),
  azoxystrobin: chemical('azoxystrobin', '23 SC', 'ml'),
  carbendazim: chemical('carbendazim', '50 WP', 'g', 24, true),
  carbendazimMancozeb: chemical('carbendazim + mancozeb', '12 + 63 WP', 'g', 24, true),
  copperHydroxide: chemical('copper hydroxide', '53.8 DF', 'g', 48),
  copperOxychloride: chemical('copper oxychloride', '50 WP', 'g', 24),
  bordeaux: chemical('Bordeaux mixture (copper sulphate + lime)', '1 %', 'g', 24),
  mancozeb: chemical('mancozeb', '75 WP', 'g', 24, true),
  propiconazole: chemical('propiconazole', '25 EC', 'ml', 48),
  tebuconazole: chemical('tebuconazole', '25.9 EC', 'ml', 48),
  tebuconazoleSeed: chemical('tebuconazole', '2 DS', 'g'),
  carboxin: chemical('carboxin', '75 WP', 'g'),
  azoxystrobinDifenoconazole: chemical('azoxystrobin + difenoconazole', '18.2 + 11.4 SC', 'ml'),
  difenoconazole: chemical('difenoconazole', '25 EC', 'ml'),
  chlorothalonil: chemical('chlorothalonil', '75 WP', 'g', 48),
  metalaxylMancozeb: chemical('metalaxyl + mancozeb', '8 + 64 WP', 'g', 48, true),
  cymoxanilMancozeb: chemical('cymoxanil + mancozeb', '8 + 64 WP', 'g', 24, true),
  hexaconazole: chemical('hexaconazole', '5 EC', 'ml'),
  sulphur: chemical('wettable sulphur', '80 WP', 'g', 24),
  dodine: chemical('dodine', '65 WP', 'g', 48),
  captan: chemical('captan', '50 WP', 'g', 48, true),
  thiophanateMethyl: chemical('thiophanate-methyl', '70 WP', 'g', 24, true),
  myclobutanil: chemical('myclobutanil', '10 WP', 'g'),
  imidacloprid: chemical('imidacloprid', '17.8 SL', 'ml'),
  thiamethoxam: chemical('thiamethoxam', '25 WG', 'g'),
  spiromesifen: chemical('spiromesifen', '22.9 SC', 'ml'),
  abamectin: chemical('abamectin', '1.9 EC', 'ml'),
  spinetoram: chemical('spinetoram', '11.7 SC', 'ml'),
} as const satisfies Record<string, Chemical>;

export type ChemicalCode = keyof typeof CHEMICALS;

/** Litres of spray per acre assumed for per-acre amounts. */
export const SPRAY_LITRES_PER_ACRE = 200;

/** The same for orchards, which need more than field crops. */
export const ORCHARD_LITRES_PER_ACRE = 400;

/** Must not be advised: banned or withdrawn for crops in India (2023 order, 2021 draft order). */
export const NEVER_ADVISED = [
  'dicofol',
  'dinocap',
  'methomyl',
  'monocrotophos',
  'streptomycin',
  'streptocycline',
  'tetracycline',
  'endosulfan',
  'phorate',
  'triazophos',
] as const;
