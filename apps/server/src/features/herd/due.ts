import { addDays } from '@ankur/agronomy/calendar-day';
import type { DueEntry } from '@ankur/contracts/farm-record/animals';
import { isQuiet } from '@ankur/contracts/farm-record/quiet';
import { fallbacksOf, figuresLocaleOf, type Language, textIn } from '@ankur/languages/languages';
import { LRUCache } from 'lru-cache';
import { guidanceCatalogue } from '../../library/articles.ts';
import because from './because.json' with { type: 'json' };
import { breedingDue } from './breeding.ts';
import type { Because, Due } from './due-types.ts';
import { dutiesDue } from './duties.ts';
import { eventsIn, type HerdAnimal, type HerdRow } from './herd.repository.ts';
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

const writers = new Map<Language, Intl.DateTimeFormat>();

/** A day as the screens write it: 20 September 2026. */
function dayText(date: string, language: Language): string {
  const writer =
    writers.get(language) ??
    new Intl.DateTimeFormat([figuresLocaleOf(language), 'en-IN'], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  writers.set(language, writer);
  return writer.format(new Date(`${date}T00:00:00Z`));
}

const said = ({ code, date }: Because, language: Language): string =>
  sentenceOf(code, language).replace('{date}', dayText(date, language));

const reasonOf = (due: Due, language: Language): string =>
  due.because.code === 'schedule' ? labelOf(due, language) : said(due.because, language);

function dueOfAnimal(
  animal: HerdAnimal,
  today: string,
  language: Language,
  state: string | null,
): DueEntry[] {
  return [
    ...breedingDue(animal, today),
    ...dutiesDue(animal, guidanceCatalogue(), today, state),
    ...smallRuminantsDue(animal, today, state),
  ].map((due) => ({
    animal: animal.id,
    name: animal.name,
    kind: due.kind,
    duty: due.duty ?? null,
    due_on: due.due_on,
    until: due.until,
    because: reasonOf(due, language),
    calendar: due.calendar ? said(due.calendar, language) : null,
    article: due.article,
  }));
}

/** By everything that it follows from, so that an entry which is written, changed or deleted is another name. */
const computed = new LRUCache<string, readonly DueEntry[]>({ max: 2_000 });

function dueOfRow(
  { events, ...animal }: HerdRow,
  today: string,
  language: Language,
  state: string | null,
): readonly DueEntry[] {
  const name = `${JSON.stringify([today, language, state, animal])} ${events}`;
  const known = computed.get(name);
  if (known) return known;
  const due = dueOfAnimal({ ...animal, events: eventsIn(events) }, today, language, state);
  computed.set(name, due);
  return due;
}

/**
 * What comes later than this is listed only where it stands in the calendar of the herd. Twice the days that the page shows at once, so
 * that an answer which was kept for a month without a network still has them.
 */
const SOON_DAYS = 60;
const CALENDAR: ReadonlySet<string> = new Set(['vaccination', 'deworming', 'calving']);

/**
 * What is due for a herd that is there by the articles' own figures and the calendar of the state, soonest first: without what the farmer
 * silenced, or that alone.
 */
export function dueOf(
  herd: readonly HerdRow[],
  today: string,
  language: Language,
  state: string | null,
  silenced = false,
): DueEntry[] {
  const soon = addDays(today, SOON_DAYS);
  const isTold = (due: DueEntry) => silenced || due.due_on <= soon || CALENDAR.has(due.kind);
  return herd
    .flatMap((row) =>
      dueOfRow(row, today, language, state).filter(
        (due) => isTold(due) && isQuiet(row.quiet, due) === silenced,
      ),
    )
    .sort((a, b) => (a.due_on < b.due_on ? -1 : Number(a.due_on > b.due_on)));
}
