import data from '../data/live-tools.json' with { type: 'json' };
import { ofEveryLanguage } from './language/every-language.ts';
import { romanise } from './language/sound-key.ts';
import { withoutEnding } from './language/word-endings.ts';
import { wordsOf } from './language/words.ts';

/** What of the farmer's own affairs, or of the day, a question may be about. */
export type ToolName = 'weather' | 'prices' | 'tasks' | 'finance';

type Group = Exclude<keyof typeof data, 'scheme'>;
const GROUPS = Object.keys(data).filter((group) => group !== 'scheme') as Group[];

const latin = new Map<Group, Set<string>>();
const sounding = new Map<Group, Set<string>>();
for (const group of GROUPS) {
  const all = ofEveryLanguage(data[group]);
  latin.set(group, new Set(all.filter((word) => /^[a-z]+$/.test(word))));
  sounding.set(group, new Set(all.filter((word) => !/^[a-z]+$/.test(word)).map(romanise)));
}

function isIn(group: Group, word: string): boolean {
  if (/^[a-z]+$/.test(word)) return latin.get(group)?.has(word) ?? false;
  const roman = romanise(word);
  const known = sounding.get(group);
  return known !== undefined && (known.has(roman) || known.has(withoutEnding(roman) ?? ''));
}

/** Whether a word only says which tool is asked: no place is meant by it, though one may be called Mandi. */
export const isToolWord = (word: string): boolean => GROUPS.some((group) => isIn(group, word));

/** Whether a text speaks of a day or of what will come, as questions on the weather do. */
export const saysWhen = (text: string): boolean =>
  wordsOf(text).some((word) => isIn('when', word) || isIn('will', word));

export interface Signals {
  /** A commodity of the market was named. */
  commodity: boolean;
  /** Whether a word names a place. */
  isPlace(word: string): boolean;
  /** Whether a word names a crop. */
  isCrop(word: string): boolean;
  /** Tools that it does not ask for, since a document surely answers and the encoder sees no question for them ("seed rate of onion", "blight after rain"). */
  unasked: readonly ToolName[];
  /** It asks how something is done in the app. */
  onApp: boolean;
}

/** The tool a question is for; null when it is a question to the library or on using the app. */
export function toolFor(
  question: string,
  content: readonly string[],
  signals: Signals,
): ToolName | null {
  if (signals.onApp) return null;
  const words = wordsOf(question);
  const has = (group: Group) => words.some((word) => isIn(group, word));
  const others = content.filter((word) => !isToolWord(word));
  const isAsked = (tool: ToolName) => !signals.unasked.includes(tool);
  const priced = isAsked('prices') || others.every(signals.isCrop);
  if (has('price') && priced && (signals.commodity || others.length === 0)) return 'prices';
  if (has('weather') && isAsked('weather') && (saysWhen(question) || others.every(signals.isPlace)))
    return 'weather';
  if (has('warmth') && others.every(signals.isPlace)) return 'weather';
  if (has('task') && (has('mine') || has('when')) && others.length === 0) return 'tasks';
  if (has('money') && has('mine') && others.length <= 1) return 'finance';
  return null;
}

const SCHEME_WORD = new RegExp(`^(?:${ofEveryLanguage(data.scheme).join('|')})$`);

/** Whether the words of a question name schemes in general and nothing besides. */
export function asksForSchemes(words: readonly string[]): boolean {
  const general = words.filter((word) => SCHEME_WORD.test(word));
  return general.length > 0 && words.length - general.length <= (general.length > 1 ? 1 : 0);
}
