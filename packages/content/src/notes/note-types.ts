export type NoteLanguage = 'en' | 'hi' | 'mr' | 'te';

/** What a note says in one language. */
export interface NoteText {
  title: string;
  /** What matters most, in one sentence. */
  lead: string;
  /** What to do, in the order in which it is done. */
  steps: readonly string[];
  /** Further passages: signs, reasons, limits. */
  more: readonly string[];
  /** Whose facts they are and who decides. */
  closing: string;
}

/** A short answer to what farmers ask often and no article is on. */
export interface FarmNote {
  id: string;
  /** The page of its first source. */
  url: string;
  /** Every source of its figures and rules. */
  sources: readonly { title: string; publisher: string; url: string }[];
  /** Names under which it is asked for, in all languages and Latin letters. */
  words: string;
  /**
   * What a question must name for the note to answer, as the source of a regular expression on its words in small
   * letters and without nuktas; a note on animals needs none, it is known by them.
   */
  subject?: string;
  text: Readonly<Record<NoteLanguage, NoteText>>;
}
