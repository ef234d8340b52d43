import { byLanguage, isLanguage, type Language, languageEntry } from '@ankur/languages/languages';
import { indianDate } from '../../../platform/clock.ts';
import { isPhrase, phrase } from '../answer/phrases.ts';
import type { FullDocument } from '../knowledge/documents.ts';
import type { QuestionRow } from './questions.repository.ts';

/** Where the people stand who sign. */
const EXPERTS_PAGE = '/application/experts-page';
/** An answer shows six lines; a note on its language, its author and its sources are among them. */
const MOST_PARAGRAPHS = 3;

/** That the words are in another language; nothing for a language of which no such phrase is written. */
function languageNote(written: Language, language: Language): string[] {
  const name = `answerIn${languageEntry(written).name}`;
  return isPhrase(name) ? [phrase(name, language)] : [];
}

/** The paragraphs of a text, the last of them with all that is left. */
function paragraphsOf(text: string): string[] {
  const all = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const last = all.slice(MOST_PARAGRAPHS - 1).join(' ');
  return [...all.slice(0, MOST_PARAGRAPHS - 1), ...(last === '' ? [] : [last])];
}

/**
 * A released answer as a source of the assistant, signed and dated: the words of its author in every language, with a
 * note in front where they are of another. Empty for a row without an answer.
 */
export function toExpertDocument(row: QuestionRow): FullDocument[] {
  const { title, answer, answer_language: written, sources } = row;
  if (title === null || answer === null || !isLanguage(written)) return [];
  const date = indianDate(new Date(row.updated_at ?? row.released_at ?? row.last_asked_at));
  const told = paragraphsOf(answer);
  const named = sources.map(({ name, url }) => (url ? `${name} (${url})` : name)).join('; ');
  return [
    {
      id: `expert:${row.id}`,
      kind: 'expert',
      title: byLanguage(() => title),
      url: EXPERTS_PAGE,
      questions: row.wordings,
      passages: byLanguage((language) =>
        language === written ? told : [...languageNote(written, language), ...told],
      ),
      closing: byLanguage((language) => [
        phrase('answeredBy', language, {
          name: row.author ?? phrase('anExpert', language),
          date,
        }),
        ...(named === '' ? [] : [phrase('expertSources', language, { sources: named })]),
      ]),
    },
  ];
}
