import { DEFAULT_LANGUAGE, isLanguage, textIn } from '@ankur/languages/languages';
import { readCompleteTexts } from '@ankur/languages/read-texts';
import type { Mail } from '../../../providers/mail/mail.ts';

/** The recipient of a mail. */
interface Recipient {
  email: string;
  name: string;
  language: string;
}

/** Subject, text, and what to do if it was not the farmer. */
type LetterWords = { subject: string; lead: string; foot: string };
type LetterName =
  | 'confirm_address'
  | 'known_address'
  | 'reset_password'
  | 'password_changed'
  | 'new_device';
type LetterTexts = Record<LetterName, LetterWords> & { greeting: string; unknown_device: string };

const TEXTS = readCompleteTexts<LetterTexts>('packages', 'content', 'mails');

const textsFor = ({ language }: Recipient): LetterTexts =>
  textIn(TEXTS, isLanguage(language) ? language : DEFAULT_LANGUAGE);

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

/** Composes a mail with the link on its own line. */
function letter(to: Recipient, name: LetterName, link: string): Mail {
  const { greeting, [name]: words } = textsFor(to);
  return {
    to: to.email,
    subject: words.subject,
    text: [`${greeting} ${to.name},`, words.lead, link, words.foot, ''].join('\n\n'),
  };
}

/** Like `letter`, with the link at the end, for recipients who did not do it. */
function warning(
  to: Recipient,
  name: LetterName,
  values: Readonly<Record<string, string>>,
  link: string,
): Mail {
  const { greeting, [name]: words } = textsFor(to);
  const lead = fill(words.lead, values);
  return {
    to: to.email,
    subject: words.subject,
    text: [`${greeting} ${to.name},`, lead, words.foot, link, ''].join('\n\n'),
  };
}

/** An instant as day, month, year and time in India. */
function momentInIndia(at: Date): string {
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

/** The mail with the confirmation link, in the farmer's language. */
export const confirmationLetter = (to: Recipient, link: string): Mail =>
  letter(to, 'confirm_address', link);

/** Tells the owner of an account that somebody signed up with its address; `link` leads to signing in. */
export const knownAddressLetter = (to: Recipient, link: string): Mail =>
  letter(to, 'known_address', link);

/** The mail with the reset link, in the farmer's language. */
export const resetLetter = (to: Recipient, link: string): Mail =>
  letter(to, 'reset_password', link);

/** Tells a farmer that the password was changed; `link` leads to choosing another. */
export const passwordChangedLetter = (to: Recipient, at: Date, link: string): Mail =>
  warning(to, 'password_changed', { moment: momentInIndia(at) }, link);

/** Tells a farmer of a sign-in on a device not seen before; `device` is empty when it did not say what it is. */
export function newDeviceLetter(to: Recipient, device: string, at: Date, link: string): Mail {
  const named = device || textsFor(to).unknown_device;
  return warning(to, 'new_device', { device: named, moment: momentInIndia(at) }, link);
}
