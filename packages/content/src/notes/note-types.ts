import type { ByLanguage } from '@ankur/languages/languages';

export interface NoteSource {
  title: string;
  publisher: string;
  url: string;
}

/** `notes/<id>/meta.json`. */
export interface NoteMeta {
  /** Order among the notes. */
  order: number;
  /** The first is the linked page. */
  sources: readonly [NoteSource, ...NoteSource[]];
  /** Names in questions, one line per script. */
  words: readonly string[];
  subject?: string;
  growing?: true;
}

/** `notes/<id>/<language>.json`: its lists are sentences under keys that stay. */
export interface NoteFile {
  title: string;
  lead: string;
  steps: Readonly<Record<string, string>>;
  more: Readonly<Record<string, string>>;
  closing: string;
}

/** What a note says in one language. */
export interface NoteText {
  title: string;
  /** Summary in one sentence. */
  lead: string;
  /** Steps in order. */
  steps: readonly string[];
  /** Further passages: signs, reasons, limits. */
  more: readonly string[];
  /** Sources, and who decides. */
  closing: string;
}

/** A short answer to a frequent question without an article. */
export interface FarmNote {
  id: string;
  /** The page of its first source. */
  url: string;
  /** Every source of its figures and rules. */
  sources: readonly NoteSource[];
  /** Names in questions, in all languages and Latin letters. */
  words: string;
  /**
   * What a question must name for the note to answer, as the source of a regular expression on its words in small
   * letters and without nuktas; only where another crop's question looks the same.
   */
  subject?: string;
  /** On growing or keeping crops, not on animals. */
  growing?: true;
  text: ByLanguage<NoteText>;
}
