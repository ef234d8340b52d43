import type { ByLanguage } from '@ankur/languages/languages';

/**
 * What a question must say for a help to be asked: words parted by spaces, `*` behind one that may go on, `_` between
 * those that may be written together, `@name` for a group of `help/words.json`.
 */
export interface Asked {
  /** A question with one of these words asks for something else. */
  unless?: string;
  /** The question has no other words. */
  only?: string;
  /** One of these lists of groups, of each of whose groups the question has a word. */
  any: readonly (readonly string[])[];
}

/** `help/<id>/meta.json`. */
export interface HelpMeta {
  /** Its place among the helps: of several that are asked for the first answers. */
  order: number;
  url: string;
  asked: Asked;
}

/** `help/<id>/<language>.json`: lines under keys that stay. */
export interface HelpFile {
  title: string;
  lines: Readonly<Record<string, string>>;
}

/** What is told of one thing to do in the app; names of buttons, fields and pages stand in “ ”, as the page writes them. */
export interface HelpText {
  title: string;
  /** Two to four sentences, in the order in which it is done. */
  lines: readonly string[];
}

/** How something is done in Ankur itself. */
export interface AppHelp {
  id: string;
  /** The page on which it is done. */
  url: string;
  /** What a question must say for it to be asked, as the source of a regular expression on its words. */
  subject: string;
  text: ByLanguage<HelpText>;
}
