import { LANGUAGES } from '@ankur/languages/languages';
import { readCompleteTexts } from '@ankur/languages/read-texts';

type Letter = { subject: string; lead: string; foot: string };
type Texts = {
  expert_invitation: Letter;
  expert_waiting: Letter;
  expert_fields: Record<string, string>;
};

/** Mails to experts, and the names of their fields, by language. */
export const LETTERS = readCompleteTexts<Texts>('packages', 'content', 'mails');

/** A language by its English name in small letters. */
export const languageNamed = (wanted: string) =>
  LANGUAGES.find(({ name }) => name.toLowerCase() === wanted);

/** Puts values in the places of a text that name them in braces. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
