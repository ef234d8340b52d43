import type { ByLanguage } from '@ankur/languages/languages';

/**
 * Pattern of questions about a help topic: words separated by spaces, `*` after a prefix, `_` between
 * words that may be written together, `@name` for a group of `help/words.json`.
 */
export interface Asked {
  /** Words that exclude a question. */
  unless?: string;
  /** The question has no other words. */
  only?: string;
  /** Alternatives of lists of groups; the question has a word of each group of one list. */
  any: readonly (readonly string[])[];
}

/** `help/<id>/meta.json`. */
export interface HelpMeta {
  /** Priority among help topics: the first match answers. */
  order: number;
  url: string;
  /** Absent where questions about it are recognised by the question encoder alone (`training/questions/help`). */
  asked?: Asked;
}

/** `help/<id>/<language>.json`: lines under keys that stay. */
export interface HelpFile {
  title: string;
  lines: Readonly<Record<string, string>>;
}

/** Text of one help topic; names of buttons, fields and pages are in “ ”, exactly as on the page. */
export interface HelpText {
  title: string;
  /** Two to four sentences, in the order in which it is done. */
  lines: readonly string[];
}

/** A help topic: how to do something in the app. */
export interface AppHelp {
  id: string;
  /** The page on which it is done. */
  url: string;
  /** Regular expression source that matches its questions; absent where the question encoder alone recognises them. */
  subject?: string;
  text: ByLanguage<HelpText>;
}
