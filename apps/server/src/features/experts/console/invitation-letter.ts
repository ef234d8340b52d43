import { DEFAULT_LANGUAGE, isLanguage, type Language, textIn } from '@ankur/languages/languages';
import type { Mail } from '../../../providers/mail/mail.ts';
import { filled, LETTERS, languageNamed } from '../expert-letters.ts';

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

/** The account's language, else the first that the expert is to answer in. */
function languageOf({ accountLanguage, languages: [first = ''] }: Invitation): Language {
  if (isLanguage(accountLanguage)) return accountLanguage;
  return languageNamed(first)?.code ?? DEFAULT_LANGUAGE;
}

/** The invitation of an expert, with the link on a line of its own. */
export function invitationLetter(invitation: Invitation): Mail {
  const { expert_invitation: words, expert_fields: names } = textIn(
    LETTERS,
    languageOf(invitation),
  );
  const lead = filled(words.lead, {
    fields: invitation.fields.map((field) => names[field] ?? field).join(', '),
    languages: invitation.languages.map((name) => languageNamed(name)?.own_name ?? name).join(', '),
    days: String(invitation.days),
  });
  return {
    to: invitation.email,
    subject: words.subject,
    text: [lead, invitation.link, words.foot, ''].join('\n\n'),
  };
}
