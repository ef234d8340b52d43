import type { Language } from '@ankur/languages/languages';

export type SourceKind = 'guidance' | 'disease' | 'scheme' | 'crop' | 'note' | 'help' | 'expert';

/** One thing that is asked of a document, and its answer in one sentence. */
export interface KnownFact {
  key: string;
  /** Kinds of question that it answers, as `FACT_ASKS` of the content names them. */
  asks: readonly string[];
  text: Readonly<Record<Language, string>>;
  /** States it holds in, by two letters; everywhere when absent. */
  states?: readonly string[];
}

/** One thing that Ankur knows and can be asked about, in all languages or, on a device, in one. */
export interface KnownDocument {
  /** As it stands in answers: `guidance:8`, `disease:rice_blast`, `scheme:pm-kisan`, `crop:wheat`, `note:goat-vaccines`, `help:language`, `expert:<id>`. */
  id: string;
  kind: SourceKind;
  title: Readonly<Record<Language, string>>;
  /** Where its page is in the web app; of a note, its first source's page elsewhere. */
  url: string;
  /**
   * What a question must name for it to answer, as the source of a regular expression: of some notes on the question as
   * it is written, of help on its words, each between two spaces.
   */
  subject?: string;
  /** Of a note on growing or keeping crops; the others are on animals. */
  growing?: true;
  /** Of an expert's answer only: the questions that it answers, in the words of farmers. */
  questions?: readonly string[];
  /** What it says, in the order in which it is worth telling. */
  passages: Readonly<Record<Language, readonly string[]>>;
  /** What farmers ask of it, each with the sentence that answers first. */
  facts?: readonly KnownFact[];
  /** What to do at once, for a question about the subject as a whole; articles and notes only. */
  steps?: Readonly<Record<Language, readonly string[]>>;
  /** What it says of itself behind every answer from it: of which day its facts are, or whose they are. */
  closing?: Readonly<Record<Language, readonly string[]>>;
}
