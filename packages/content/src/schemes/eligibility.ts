import { findCommodity } from '../commodities.ts';
import { nameKey } from '../name-key.ts';
import { findDistrict, findState } from '../states-districts.ts';
import type { Criteria } from './scheme-facts.ts';
import type { QuestionCode, ReasonCode } from './scheme-texts.ts';
import { type Scheme, schemes } from './schemes.ts';

/** What the farmer's profile tells; null is unknown. Names may be in any known spelling. */
export type SchemeProfile = {
  state: string | null;
  district?: string | null;
  landAcres: number | null;
  age: number | null;
  /** Commodity names; empty or null when not told. */
  crops: readonly string[] | null;
  keepsLivestock: boolean | null;
};

/** What the farmer has answered; left out is not answered. */
export type SchemeAnswers = Partial<Readonly<Record<QuestionCode, boolean>>>;

export type Eligibility = {
  verdict: 'yes' | 'no' | 'ask';
  reasons: readonly ReasonCode[];
  /** Still open; what the profile lacks comes first. */
  questions: readonly QuestionCode[];
};

type Finding = { good?: ReasonCode; bad?: ReasonCode; ask?: QuestionCode };

const acresPerHectare = 2.471054;

function stateFinding({ state }: Criteria, profile: SchemeProfile): Finding {
  if (!state) return {};
  if (!profile.state) return { ask: 'state' };
  return findState(profile.state)?.name === state ? { good: 'state-fits' } : { bad: 'other-state' };
}

function landLimits(criteria: Criteria, { district, state }: SchemeProfile) {
  const { landElsewhere, landMinHa, landMaxHa } = criteria;
  const own = district ? findDistrict(district, state ?? undefined)?.name : undefined;
  if (landElsewhere && own && landElsewhere.districts.includes(own)) {
    return { minHa: landElsewhere.minHa, maxHa: landElsewhere.maxHa };
  }
  return { minHa: landMinHa ?? 0, maxHa: landMaxHa ?? Number.POSITIVE_INFINITY };
}

function landFinding(criteria: Criteria, profile: SchemeProfile): Finding {
  if (criteria.landMinHa === undefined && criteria.landMaxHa === undefined) return {};
  if (profile.landAcres === null) return { ask: 'land-size' };
  const { minHa, maxHa } = landLimits(criteria, profile);
  // Land records give hectares to two decimals, so that one acre meets a minimum of 0.40.
  const hectares = Math.round((profile.landAcres / acresPerHectare) * 100) / 100;
  if (hectares < minHa) return { bad: 'land-too-small' };
  return hectares > maxHa ? { bad: 'land-too-large' } : { good: 'land-fits' };
}

function ageFinding({ ageMin, ageMax }: Criteria, { age }: SchemeProfile): Finding {
  if (ageMin === undefined && ageMax === undefined) return {};
  if (age === null) return { ask: 'age' };
  if (age < (ageMin ?? 0)) return { bad: 'too-young' };
  return age > (ageMax ?? Number.POSITIVE_INFINITY) ? { bad: 'too-old' } : { good: 'age-fits' };
}

function cropFinding({ crops }: Criteria, profile: SchemeProfile): Finding {
  if (!crops) return {};
  if (!profile.crops?.length) return { ask: 'crops' };
  const wanted = new Set(crops.map(nameKey));
  const grown = profile.crops.map((crop) => nameKey(findCommodity(crop)?.name ?? crop));
  return grown.some((key) => wanted.has(key)) ? { good: 'crop-fits' } : { bad: 'no-such-crop' };
}

function livestockFinding({ livestock }: Criteria, profile: SchemeProfile): Finding {
  if (!livestock) return {};
  if (profile.keepsLivestock === null) return { ask: 'livestock' };
  return profile.keepsLivestock ? { good: 'livestock-fits' } : { bad: 'no-livestock' };
}

function answerFindings({ mustBe = [], mustNotBe = [] }: Criteria, answers: SchemeAnswers) {
  const wanted = [
    ...mustBe.map((code) => [code, true] as const),
    ...mustNotBe.map((code) => [code, false] as const),
  ];
  return wanted.map(([code, answer]): Finding => {
    const given = answers[code];
    if (given === undefined) return { ask: code };
    return given === answer ? { good: 'answer-fits' } : { bad: 'answer-rules-out' };
  });
}

/**
 * Whether a scheme is meant for a farmer, from the profile and the answers given so far: `no` as
 * soon as one condition fails (with every failing reason), `ask` while something is unknown, else
 * `yes`. It is guidance: the office that gives the scheme decides.
 */
export function checkEligibility(
  scheme: Pick<Scheme, 'criteria' | 'deadline'>,
  profile: SchemeProfile,
  answers: SchemeAnswers = {},
): Eligibility {
  const { criteria } = scheme;
  if (scheme.deadline === 'closed') return { verdict: 'no', reasons: ['closed'], questions: [] };
  const findings = [
    stateFinding(criteria, profile),
    landFinding(criteria, profile),
    ageFinding(criteria, profile),
    cropFinding(criteria, profile),
    livestockFinding(criteria, profile),
    ...answerFindings(criteria, answers),
  ];
  const bad = [...new Set(findings.flatMap((finding) => finding.bad ?? []))];
  if (bad.length > 0) return { verdict: 'no', reasons: bad, questions: [] };
  const good = [...new Set(findings.flatMap((finding) => finding.good ?? []))];
  const questions = findings.flatMap((finding) => finding.ask ?? []);
  if (questions.length > 0) return { verdict: 'ask', reasons: good, questions };
  return { verdict: 'yes', reasons: good.length > 0 ? good : ['for-every-farmer'], questions: [] };
}

export type RankedScheme = { scheme: Scheme; eligibility: Eligibility };

const reasonWeight: Partial<Readonly<Record<ReasonCode, number>>> = {
  'crop-fits': 3,
  'livestock-fits': 2,
  'state-fits': 2,
  'land-fits': 1,
  'age-fits': 1,
};

function relevance({ verdict, reasons, questions }: Eligibility): number {
  const fitting = reasons.reduce((sum, reason) => sum + (reasonWeight[reason] ?? 0), 0);
  return (verdict === 'yes' ? 4 : 0) + fitting - questions.length * 0.5;
}

/**
 * The schemes that suit a farmer best, at most `limit`: never one that is ruled out; sure ones and
 * those for the farmer's own crops, animals and state first, fewer open questions before more, and
 * among equals the order of the list, which begins with what reaches most farmers.
 */
export function suitedTo(
  profile: SchemeProfile,
  limit = 10,
  answers: SchemeAnswers = {},
): readonly RankedScheme[] {
  return schemes
    .map((scheme, order) => {
      const eligibility = checkEligibility(scheme, profile, answers);
      return { scheme, eligibility, score: relevance(eligibility) - order * 0.05 };
    })
    .filter(({ eligibility }) => eligibility.verdict !== 'no')
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ scheme, eligibility }) => ({ scheme, eligibility }));
}
