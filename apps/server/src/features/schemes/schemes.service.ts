import {
  checkEligibility,
  type Eligibility,
  type SchemeProfile,
  suitedTo,
} from '@ankur/content/schemes/eligibility';
import {
  findScheme,
  type Scheme,
  schemeInWords,
  schemes,
  schemeWords,
} from '@ankur/content/schemes/schemes';
import type { EligibilityAnswer, SchemeAnswer } from '@ankur/contracts/schemes/endpoints';
import { DEFAULT_LANGUAGE, type Language, textIn } from '@ankur/languages/languages';
import { notFound } from '../../platform/errors/app-error.ts';
import type { Circumstances, CircumstancesReader } from '../../ports/circumstances.ts';

interface ListQuery {
  lang: Language;
  q: string;
  suited: 'true' | 'false';
  limit: number;
}

export interface SchemesService {
  list(query: ListQuery, farmerId: string | null): Promise<SchemeAnswer[]>;
  /** @throws AppError not_found for an unknown id */
  check(
    id: string,
    answers: Readonly<Record<string, boolean>>,
    lang: Language,
    farmerId: string | null,
  ): Promise<EligibilityAnswer>;
}

interface Deps {
  circumstances: Pick<CircumstancesReader, 'read'>;
}

const NOBODY: SchemeProfile = {
  state: null,
  district: null,
  landAcres: null,
  age: null,
  crops: null,
  keepsLivestock: null,
};

/** What is known of the conditions of schemes; what nobody has told is null. */
export function schemeProfile(farm: Circumstances | null): SchemeProfile {
  if (!farm) return NOBODY;
  const { state, district, landAcres, age, commodities: crops, keepsLivestock } = farm;
  return { state, district, landAcres, age, crops, keepsLivestock };
}

export function createSchemesService({ circumstances }: Deps): SchemesService {
  const profileOf = async (farmerId: string | null) =>
    schemeProfile(farmerId ? await circumstances.read(farmerId) : null);

  const matches = (scheme: Scheme, words: readonly string[], lang: Language) => {
    const text = [lang, DEFAULT_LANGUAGE]
      .map((one) => {
        const { name, benefit, who, giver } = schemeInWords(scheme, one);
        return `${name} ${benefit} ${who} ${giver} ${scheme.id}`;
      })
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  };

  return {
    async list({ lang, q, suited, limit }, farmerId) {
      const profile = await profileOf(farmerId);
      const words = q.toLowerCase().split(/\s+/).filter(Boolean);
      const ranked =
        suited === 'true'
          ? suitedTo(profile, limit)
          : schemes.map((scheme) => ({ scheme, eligibility: checkEligibility(scheme, profile) }));
      return ranked
        .filter(({ scheme }) => matches(scheme, words, lang))
        .slice(0, limit)
        .map(({ scheme, eligibility }) => toAnswer(scheme, eligibility, lang));
    },
    async check(id, answers, lang, farmerId) {
      const scheme = findScheme(id);
      if (!scheme) throw notFound();
      return inWords(checkEligibility(scheme, await profileOf(farmerId), answers), lang);
    },
  };
}

function inWords({ verdict, reasons, questions }: Eligibility, lang: Language): EligibilityAnswer {
  const words = textIn(schemeWords, lang);
  return {
    verdict,
    reasons: reasons.map((code) => ({ code, text: words.reasons[code] })),
    questions: questions.map((code) => ({ code, text: words.questions[code] })),
  };
}

function toAnswer(scheme: Scheme, eligibility: Eligibility, lang: Language): SchemeAnswer {
  const { asOf, documents, ...words } = schemeInWords(scheme, lang);
  return {
    ...words,
    documents: [...documents],
    as_of: asOf,
    eligibility: inWords(eligibility, lang),
  };
}
