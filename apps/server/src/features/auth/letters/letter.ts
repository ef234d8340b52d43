import { LANGUAGES, type Language } from '@ankur/contracts/auth/rules';
import type { Mail } from '../../../upstreams/mail/mail.ts';

/** Whom a letter is for. */
export interface Recipient {
  email: string;
  name: string;
  language: string;
}

/** A letter in one language: what it is about, what it says, the link, and what to do where it was not the farmer. */
export interface LetterWords {
  subject: string;
  lead: string;
  foot: string;
}

const GREETINGS: Record<Language, string> = {
  en: 'Namaste',
  hi: 'नमस्ते',
  mr: 'नमस्कार',
  te: 'నమస్తే',
};

/** The language that letters to a farmer are written in. */
export function languageOf({ language }: Pick<Recipient, 'language'>): Language {
  return LANGUAGES.find((code) => code === language) ?? 'en';
}

/** Puts a letter together; the link stands on a line of its own. */
export function letter(to: Recipient, words: LetterWords, link: string): Mail {
  const greeting = `${GREETINGS[languageOf(to)]} ${to.name},`;
  return {
    to: to.email,
    subject: words.subject,
    text: [greeting, words.lead, link, words.foot, ''].join('\n\n'),
  };
}

/** Like `letter`, with the link at the end: only whoever did not do it needs it. */
export function warning(to: Recipient, words: LetterWords, link: string): Mail {
  const greeting = `${GREETINGS[languageOf(to)]} ${to.name},`;
  return {
    to: to.email,
    subject: words.subject,
    text: [greeting, words.lead, words.foot, link, ''].join('\n\n'),
  };
}

/** A moment as letters tell it: day, month, year and the time in India. */
export function momentInIndia(at: Date): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Kolkata',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('day')}-${of('month')}-${of('year')}, ${of('hour')}:${of('minute')}`;
}
