/** Translations by stored English name. */
type Names = Readonly<Record<string, string>>;
type NamesByState = Readonly<Record<string, Names>>;

/** The file of one language, written by hand; missing names are shown in English. */
export type PlaceText = {
  states?: Names;
  districts?: NamesByState;
  towns?: NamesByState;
  words?: Names;
};

/** Translates place names to one language; unknown names are returned unchanged. */
export type PlaceNames = {
  /** A state or territory by its current English name. */
  state: (name: string) => string;
  /** A district by its stored name; without a state only when unambiguous. */
  district: (name: string, state?: string) => string;
  /** A market by its stored name: as a whole, or composed when every part is known. */
  market: (name: string, state?: string) => string;
  /** A town or district, such as weather and search name them. */
  place: (name: string, state?: string) => string;
};

const asKept = (name: string): string => name;

/** English, and every language until its table has loaded. */
export const keptNames: PlaceNames = {
  state: asKept,
  district: asKept,
  market: asKept,
  place: asKept,
};

const keyOf = (name: string): string => name.trim().toLowerCase();

/** The names of a part of a file: `[state, kept, shown]`; those of no state first, with an empty one. */
export function* placeLines(
  part: Names | NamesByState,
): Generator<[state: string, kept: string, shown: string]> {
  const entries: [string, string | Names][] = Object.entries(part);
  for (const [key, value] of entries) {
    if (typeof value === 'string') yield ['', key, value];
    else for (const [kept, shown] of Object.entries(value)) yield [key, kept, shown];
  }
}

type Table = ReadonlyMap<string, string>;

/** By `state/name`, and by the name alone where no two states write it differently. */
function tableOf(...parts: readonly (Names | NamesByState)[]): Table {
  const table = new Map<string, string>();
  const disputed = new Set<string>();
  for (const part of parts) {
    for (const [state, kept, shown] of placeLines(part)) {
      const key = keyOf(kept);
      table.set(`${state}/${key}`, shown);
      if ((table.get(key) ?? shown) !== shown) disputed.add(key);
      table.set(key, shown);
    }
  }
  for (const key of disputed) table.delete(key);
  return table;
}

/** `A(B)`, `A, B`, `A-B`: the parts, each with what stands before it. */
const PARTS = /([(),]|-)/;
/** Words that feeds put before or after a town without punctuation. */
const BEFORE = /^(PMY|SMY|Rythu Bazar) (.+)$/;
const AFTER = /^(.+) (Market)$/;

/** Every part of a composed name, or null when one of them is unknown. */
function composed(name: string, known: (part: string) => string | undefined): string | null {
  const [, mark = '', marked = ''] = BEFORE.exec(name) ?? [];
  const [, named = '', trade = ''] = AFTER.exec(name) ?? [];
  if (known(mark) && known(marked)) return `${known(marked)} (${known(mark)})`;
  if (known(named) && known(trade)) return `${known(named)} ${known(trade)}`;
  if (!PARTS.test(name)) return null;
  let text = '';
  for (const part of name.split(PARTS)) {
    const shown = PARTS.test(part) ? part : part.trim() && known(part);
    if (shown === undefined) return null;
    text += shown === '(' ? ' (' : shown === ',' ? ', ' : shown;
  }
  return text;
}

/** The names of a language from its file. */
export function placeNamesOf({
  states = {},
  districts = {},
  towns = {},
  words = {},
}: PlaceText): PlaceNames {
  const byState = tableOf(states);
  const byDistrict = tableOf(districts);
  const byPlace = tableOf(districts, towns);
  const byWord = tableOf(words);
  const find = (table: Table, name: string, state?: string) =>
    table.get(state ? `${state}/${keyOf(name)}` : keyOf(name));
  return {
    state: (name) => find(byState, name) ?? name,
    district: (name, state) => find(byDistrict, name, state) ?? name,
    place: (name, state) => find(byPlace, name, state) ?? name,
    market(name, state) {
      const known = (part: string) =>
        part ? (find(byPlace, part, state) ?? byWord.get(`/${keyOf(part)}`)) : undefined;
      return find(byPlace, name, state) ?? composed(name, known) ?? name;
    },
  };
}
