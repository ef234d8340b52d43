import type { NoteLanguage } from '../notes/note-types.ts';

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
  /** What a question must say for it to be asked, as the source of a regular expression on its words; see `wording.ts`. */
  subject: string;
  text: Readonly<Record<NoteLanguage, HelpText>>;
}
