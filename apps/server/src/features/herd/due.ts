import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import { fallbacksOf, type Language, textIn } from '@ankur/languages/languages';
import { LRUCache } from 'lru-cache';
import { guidanceCatalogue } from '../../library/articles.ts';
import because from './because.json' with { type: 'json' };
import { breedingDue } from './breeding.ts';
import type { Due } from './due-types.ts';
import { dutiesDue } from './duties.ts';
import type { HerdAnimal } from './herd.repository.ts';

const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = because;

const inLanguage = (texts: Readonly<Record<string, string>>, language: Language): string =>
  fallbacksOf(language).flatMap((code) => texts[code] ?? [])[0] ?? '';

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

function sentence(due: Due, language: Language): string {
  if (due.duty !== undefined) return labelOf(due, language);
  return inLanguage(SENTENCES[due.because.code] ?? {}, language).replace(
    '{date}',
    due.because.date,
  );
}

const isGone = ({ count, events }: HerdAnimal) =>
  count === 1 && events.some(({ kind }) => kind === 'sale' || kind === 'death');

/** What is due for a herd by the articles' own figures, soonest first; what the farmer silenced is left out. */
export function dueOf(herd: readonly HerdAnimal[], today: string, language: Language): DueEntry[] {
  return herd
    .filter((animal) => !isGone(animal))
    .flatMap((animal) =>
      [...breedingDue(animal, today), ...dutiesDue(animal, guidanceCatalogue(), today)]
        .filter(({ kind }) => !animal.quiet.includes(kind))
        .map((due) => ({
          animal: animal.id,
          name: animal.name,
          kind: due.kind,
          duty: due.duty ?? null,
          due_on: due.due_on,
          until: due.until,
          because: sentence(due, language),
          article: due.article,
        })),
    )
    .sort((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)));
}
