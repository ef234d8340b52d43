import type { Language } from '@ankur/languages/languages';
import data from '../data/small-talk.json' with { type: 'json' };
import { ofEveryLanguage } from './language/every-language.ts';
import { wordsOf } from './language/words.ts';

export type TalkKind = 'greeting' | 'thanks' | 'who' | 'rude';

/** What asks for nothing that is known: a greeting, thanks, who is speaking, abuse. */
export interface SmallTalk {
  kind: TalkKind;
  /** The language of its words; null when they are said in several. */
  language: Language | null;
}

type Said = Readonly<Partial<Record<Language | 'any', readonly string[]>>>;

const KINDS: Readonly<Record<Exclude<TalkKind, 'who'>, Said>> = data.kinds;
/** What goes with such words and says nothing more. */
const BESIDE = new Set(ofEveryLanguage(data.beside));
const WHO = Object.entries(data.who).map(
  ([language, pattern]) => [new RegExp(pattern), language] as const,
);
const HOW_ARE_YOU = new RegExp(Object.values(data.howAreYou).join('|'));
const LONGEST_WHO = 7;
const PLEASED = /[👍🙏👌❤😊💐🌹👏]/u;

/** Of several kinds in one message the first of these is answered. */
const ORDER: readonly TalkKind[] = ['rude', 'greeting', 'thanks'];

type Known = readonly [TalkKind, Language | null];
const known = new Map<string, Known>();
for (const [kind, said] of Object.entries(KINDS) as [TalkKind, Said][]) {
  for (const [language, words] of Object.entries(said)) {
    for (const word of words ?? [])
      if (!known.has(word)) known.set(word, [kind, language === 'any' ? null : language]);
  }
}

/** The small talk that a message is and nothing besides; null when it asks or tells something. */
export function smallTalkIn(message: string): SmallTalk | null {
  const words = wordsOf(message);
  if (words.length === 0)
    return { kind: PLEASED.test(message) ? 'thanks' : 'greeting', language: null };
  const text = words.join(' ');
  const who = words.length <= LONGEST_WHO ? WHO.find(([pattern]) => pattern.test(text)) : undefined;
  if (who) return { kind: 'who', language: who[1] };
  const told = words.flatMap((word) => (known.has(word) ? [known.get(word) as Known] : []));
  if (words.some((word) => !known.has(word) && !BESIDE.has(word))) return null;
  const kinds = told.map(([kind]) => kind);
  const kind = ORDER.find((one) => kinds.includes(one));
  if (!kind) return HOW_ARE_YOU.test(text) ? { kind: 'greeting', language: null } : null;
  return { kind, language: told.find(([, language]) => language !== null)?.[1] ?? null };
}
