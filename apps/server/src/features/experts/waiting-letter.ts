import { DEFAULT_LANGUAGE, isLanguage, textIn } from '@ankur/languages/languages';
import type { Mail } from '../../providers/mail/mail.ts';
import { filled, LETTERS, languageNamed } from './expert-letters.ts';
import type { Waiting } from './experts.repository.ts';

/** A question that nobody claimed, in the language of the expert's account, with the link on a line of its own. */
export function waitingLetter(
  expert: { email: string; language: string },
  { field, language, query }: Pick<Waiting, 'field' | 'language' | 'query'>,
  link: string,
): Mail {
  const own = isLanguage(expert.language) ? expert.language : DEFAULT_LANGUAGE;
  const { expert_waiting: words, expert_fields: names } = textIn(LETTERS, own);
  const lead = filled(words.lead, {
    field: names[field] ?? field,
    language: languageNamed(language)?.own_name ?? language,
  });
  return {
    to: expert.email,
    subject: words.subject,
    text: [lead, query, words.foot, link, ''].join('\n\n'),
  };
}
