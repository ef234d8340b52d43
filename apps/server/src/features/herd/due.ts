import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import { fallbacksOf, type Language, textIn } from '@ankur/languages/languages';
import { LRUCache } from 'lru-cache';
import { guidanceCatalogue } from '../../library/articles.ts';
import because from './because.json' with { type: 'json' };
import { breedingDue } from './breeding.ts';
import type { Because, Due } from './due-types.ts';
import { dutiesDue } from './duties.ts';
import type { HerdAnimal } from './herd.repository.ts';
import { smallRuminantsDue } from './small-ruminants.ts';

const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = because;

const inLanguage = (texts: Readonly<Record<string, string>>, language: Language): string =>
  fallbacksOf(language).flatMap((code) => texts[code] ?? [])[0] ?? '';

/** Sentences of `because.json` by code and language. */
const sentences = new Map<string, string>();

function sentenceOf(code: string, language: Language): string {
  const name = `${code} ${language}`;
  const known = sentences.get(name);
  if (known !== undefined) return known;
  const sentence = inLanguage(SENTENCES[code] ?? {}, language);
  sentences.set(name, sentence);
  return sentence;
}

const labels = new LRUCache<string, string>({ max: 5_000 });

/** What is said of a line of an article's schedule: its own words. */
function labelOf({ article, duty = '' }: Due, language: Language): string {
  const name = `${article} ${duty} ${language}`;
  const known = labels.get(name);
  if (known !== undefined) return known;
  const found = guidanceCatalogue().find(({ id }) => id === article);
  const key = found?.schedule?.find(({ code }) => code === duty)?.labelKey;
  const label =
    (found &&
      key &&
      (textIn(found.text, language).scheduleLabels?.[key] ??
        found.text.en.scheduleLabels?.[key])) ??
    duty;
  labels.set(name, label);
  return label;
}

const said = ({ code, date }: Because, language: Language): string =>
  sentenceOf(code, language).replace('{date}', date);

const reasonOf = (due: Due, language: Language): string =>
  due.because.code === 'schedule' ? labelOf(due, language) : said(due.because, language);

/**
 * What is due for a herd that is there by the articles' own figures and the calendar of the state, soonest first; what the farmer silenced is
 * left out.
 */
export function dueOf(
  herd: readonly HerdAnimal[],
  today: string,
  language: Language,
  state: string | null,
): DueEntry[] {
  return herd
    .flatMap((animal) =>
      [
        ...breedingDue(animal, today),
        ...dutiesDue(animal, guidanceCatalogue(), today, state),
        ...smallRuminantsDue(animal, today, state),
      ]
        .filter(({ kind }) => !animal.quiet.includes(kind))
        .map((due) => ({
          animal: animal.id,
          name: animal.name,
          kind: due.kind,
          duty: due.duty ?? null,
          due_on: due.due_on,
          until: due.until,
          because: reasonOf(due, language),
          calendar: due.calendar ? said(due.calendar, language) : null,
          article: due.article,
        })),
    )
    .sort((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)));
}
