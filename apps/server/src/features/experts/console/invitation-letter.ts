import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  textIn,
} from '@ankur/languages/languages';
import { readCompleteTexts } from '@ankur/languages/read-texts';
import type { Mail } from '../../../providers/mail/mail.ts';

type Texts = {
  expert_invitation: { subject: string; lead: string; foot: string };
  expert_fields: Record<string, string>;
};

const TEXTS = readCompleteTexts<Texts>('packages', 'content', 'mails');

interface Invitation {
  email: string;
  fields: readonly string[];
  /** By their English names in small letters. */
  languages: readonly string[];
  days: number;
  link: string;
  /** Of the account with that address; null without one. */
  accountLanguage: string | null;
}

const languageNamed = (wanted: string) =>
  LANGUAGES.find(({ name }) => name.toLowerCase() === wanted);

/** The account's language, else the first that the expert is to answer in. */
function languageOf({ accountLanguage, languages: [first = ''] }: Invitation): Language {
  if (isLanguage(accountLanguage)) return accountLanguage;
  return languageNamed(first)?.code ?? DEFAULT_LANGUAGE;
}

/** The invitation of an expert, with the link on a line of its own. */
export function invitationLetter(invitation: Invitation): Mail {
  const { expert_invitation: words, expert_fields: names } = textIn(TEXTS, languageOf(invitation));
  const values: Record<string, string> = {
    fields: invitation.fields.map((field) => names[field] ?? field).join(', '),
    languages: invitation.languages.map((name) => languageNamed(name)?.own_name ?? name).join(', '),
    days: String(invitation.days),
  };
  const lead = words.lead.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
  return {
    to: invitation.email,
    subject: words.subject,
    text: [lead, invitation.link, words.foot, ''].join('\n\n'),
  };
}
