/**
 * Causes of loss as the crop insurance scheme (PMFBY) names them. Others can be written in words.
 * Source: Operational Guidelines of PMFBY, Department of Agriculture and Farmers Welfare, chapters on coverage of risks and
 * on localised calamities and post-harvest losses. Read here were not the Guidelines but what others cite of them: risks,
 * stages, 14 days and exclusions at iffcotokio.co.in and tesz.in (2019); cloudburst, natural fire and post-harvest hailstorm
 * of the revision of 2018 at indiaagronet.com; wild animals where a state takes them up, and inundation of paddy, at
 * ramrajyanews.com (2025).
 */
export const LOSS_CAUSES = [
  'hailstorm',
  'inundation',
  'landslide',
  'cloudburst',
  'lightning_fire',
  'wild_animals',
  'cyclone',
  'unseasonal_rain',
  'flood',
  'storm',
  'drought',
  'dry_spell',
  'pest',
  'disease',
  'fire',
  'theft',
  'other',
] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

/** Where the crop was: not sown or failed to come up, standing, or cut and spread to dry. */
export const LOSS_STAGES = ['prevented_sowing', 'standing', 'post_harvest'] as const;
export type LossStage = (typeof LOSS_STAGES)[number];

/** Under what the scheme would look at a loss. */
export const LOSS_COVERS = [
  'localised',
  'post_harvest',
  'prevented_sowing',
  'widespread',
  'not_covered',
  'unknown',
] as const;
export type LossCover = (typeof LOSS_COVERS)[number];

/** Where the rules of the scheme were read, each with the year of what was cited. */
export const LOSS_SOURCES = [
  'iffcotokio.co.in (2019)',
  'tesz.in (2019)',
  'indiaagronet.com (2018)',
  'ramrajyanews.com (2025)',
] as const;

/** Hours from the loss within which the farmer must tell of it. */
export const LOSS_HOURS = 72;

const HOUR_MS = 3_600_000;

/** Deadline for reporting a loss. */
export const deadlineOf = (happenedAt: Date): Date =>
  new Date(happenedAt.getTime() + LOSS_HOURS * HOUR_MS);

/** After the harvest the crop is covered while it lies cut and spread, so many days. */
export const POST_HARVEST_DAYS = 14;

const LOCALISED: readonly string[] = [
  'hailstorm',
  'inundation',
  'landslide',
  'cloudburst',
  'lightning_fire',
  'wild_animals',
];
const POST_HARVEST: readonly string[] = ['hailstorm', 'cyclone', 'unseasonal_rain', 'storm'];
const WIDESPREAD: readonly string[] = [
  'flood',
  'cyclone',
  'storm',
  'drought',
  'dry_spell',
  'pest',
  'disease',
  'unseasonal_rain',
];
/**
 * Losses of war, malice, theft and what could have been prevented are no risk of the scheme. A fire is not among them: it may
 * be a natural one, which is, and the farmer need not know.
 */
const NOT_COVERED: readonly string[] = ['theft'];

/**
 * Under what a loss is looked at. Localised and post-harvest losses are assessed on the farm and need to be told within 72
 * hours; the others are assessed by area, without the farmer telling.
 */
export function coverOf(cause: string, stage: LossStage): LossCover {
  if (NOT_COVERED.includes(cause)) return 'not_covered';
  if (stage === 'prevented_sowing') return 'prevented_sowing';
  if (stage === 'post_harvest') return POST_HARVEST.includes(cause) ? 'post_harvest' : 'unknown';
  if (LOCALISED.includes(cause)) return 'localised';
  return WIDESPREAD.includes(cause) ? 'widespread' : 'unknown';
}

/** Whether a loss must be told of within 72 hours; null where nobody here knows, so that telling is the safe way. */
export function needs72Hours(cover: LossCover): boolean | null {
  if (cover === 'unknown') return null;
  return cover === 'localised' || cover === 'post_harvest';
}

interface Report {
  at?: string | null | undefined;
}

/** The earliest of the reports, in milliseconds; null for none. */
const firstOf = (told: readonly Report[]): number | null => {
  const times = told.flatMap(({ at }) => (at ? Date.parse(at) : []));
  return times.length === 0 ? null : Math.min(...times);
};

/**
 * When a loss counts as reported once the list of reports has changed: with the first of them, and not at all when all were taken
 * back; a time that was said beside them stays.
 */
export function reportedAfter(
  told: readonly Report[],
  held: { reported_at: string | null; told: readonly Report[] },
): string | null {
  const before = held.reported_at === null ? null : Date.parse(held.reported_at);
  if (before !== null && before !== firstOf(held.told)) return held.reported_at;
  const first = firstOf(told);
  return first === null ? null : new Date(first).toISOString();
}

/** Whom to tell, in order; number and page of the scheme where it has one for everybody. */
export const LOSS_CONTACTS = [
  { who: 'helpline', number: '14447', url: null },
  { who: 'portal', number: null, url: 'https://pmfby.gov.in' },
  { who: 'insurer', number: null, url: null },
  { who: 'bank', number: null, url: null },
  { who: 'agriculture_office', number: null, url: null },
] as const;
