import { type ByLanguage, byLanguage, type Language, textIn } from '@ankur/languages/languages';
import { completeCollectionIn, contentFolder, readOrdered } from '../collection.ts';
import { type Criteria, kisanCallCentre, type SchemeFacts, schemesAsOf } from './scheme-facts.ts';
import type { SchemeId, SchemeText, SchemeWords } from './scheme-texts.ts';

export type Scheme = SchemeFacts & { id: SchemeId; level: 'central' | 'state'; asOf: string };

/** A scheme as it is shown in one language. */
export type SchemeInWords = SchemeText & {
  id: SchemeId;
  level: 'central' | 'state';
  state: string | null;
  giver: string;
  documents: readonly string[];
  deadline: string;
  url: string;
  /** The scheme's own helpline, else the Kisan Call Centre. */
  helpline: string;
  asOf: string;
  /** False when the facts were not re-verified for `asOf`; shown beside the official link. */
  reread: boolean;
};

const entries = readOrdered<SchemeFacts & { order: number }, SchemeText>(contentFolder('schemes'));
const textsOf = new Map(entries.map(({ id, texts }) => [id, texts]));

/** The words around the schemes (givers, papers, questions, reasons) in each language. */
export const schemeWords: ByLanguage<SchemeWords> = byLanguage((language) =>
  completeCollectionIn(contentFolder('scheme-words'), language),
);

const levelOf = ({ state }: Criteria) => (state ? 'state' : 'central');

/** The forty schemes: central ones first, then those of Maharashtra. */
export const schemes: readonly Scheme[] = entries.map(({ id, meta: { order: _, ...facts } }) => ({
  ...facts,
  id,
  level: levelOf(facts.criteria),
  asOf: schemesAsOf,
}));

/** The scheme of an id; null when there is none. */
export function findScheme(id: string): Scheme | null {
  return schemes.find((scheme) => scheme.id === id) ?? null;
}

/** A scheme in one language, with fallbacks for missing texts. */
export function schemeInWords(scheme: Scheme, language: Language): SchemeInWords {
  const words = textIn(schemeWords, language);
  const texts = textsOf.get(scheme.id);
  if (!texts) throw new Error(`there are no texts on ${scheme.id}`);
  return {
    ...textIn(texts, language),
    id: scheme.id,
    level: scheme.level,
    state: scheme.criteria.state ?? null,
    giver: words.givers[scheme.giver],
    documents: scheme.documents.map((code) => words.documents[code]),
    deadline: words.deadlines[scheme.deadline],
    url: scheme.url,
    helpline: scheme.helpline ?? kisanCallCentre,
    asOf: scheme.asOf,
    reread: scheme.reread,
  };
}
