import type {
  SpokenCategory,
  SpokenEntry,
  SpokenSource,
} from '@ankur/assistant/entry/spoken-entry';
import type { IconName } from '../../ui/icon-paths.ts';
import type { EntryKind } from './picture-home.tsx';

/** The questions of an entry, one a screen. */
export type Question =
  | 'what'
  | 'source'
  | 'job'
  | 'animal'
  | 'rupees'
  | 'litres'
  | 'day'
  | 'ahead'
  | 'time';

/** Kinds that are of today unless another day is chosen at the end. */
export const OF_TODAY: readonly EntryKind[] = ['expense', 'income'];

export const QUESTIONS: Readonly<Record<EntryKind, readonly Question[]>> = {
  expense: ['what', 'rupees'],
  income: ['source', 'rupees'],
  task: ['job', 'ahead'],
  milk: ['animal', 'litres', 'time'],
};

export const CATEGORY_ICONS: Readonly<Record<SpokenCategory, IconName>> = {
  seeds: 'seed',
  fertilizers: 'sack',
  pesticides: 'spray',
  labor: 'users',
  equipment: 'tractor',
  irrigation: 'drop',
  other: 'more',
};

export const SOURCE_ICONS: Readonly<Record<SpokenSource, IconName>> = {
  crop_sale: 'ear',
  livestock_sale: 'cow',
  government_subsidy: 'home',
  other: 'more',
};

export const JOB_ICONS = {
  water: 'drop',
  weed: 'grass',
  fertilise: 'sack',
  spray: 'spray',
  harvest: 'sickle',
  market: 'tractor',
} as const satisfies Readonly<Record<string, IconName>>;
export type JobName = keyof typeof JOB_ICONS;

/** What was answered so far. */
export interface Answers {
  what?: SpokenCategory;
  source?: SpokenSource;
  /** The name of the work in the farmer's language. */
  job?: string;
  /** The animal's name; empty where there is only one. */
  animal?: string;
  rupees?: number;
  litres?: number;
  /** `yyyy-mm-dd` */
  date?: string;
  time?: 'morning' | 'evening';
}

/** The entry that was answered; null while something is missing. */
export function entryOf(kind: EntryKind, answers: Answers, today: string): SpokenEntry | null {
  const { what, source, job, animal = '', rupees, litres, date = today, time } = answers;
  const said = { date, crop: null };
  switch (kind) {
    case 'expense':
      return what && rupees ? { ...said, kind, text: '', category: what, amount: rupees } : null;
    case 'income':
      return source && rupees ? { ...said, kind, text: '', source, amount: rupees } : null;
    case 'task':
      return job ? { ...said, kind, text: job } : null;
    case 'milk':
      return litres && time ? { ...said, kind, text: animal, litres, time } : null;
  }
}
