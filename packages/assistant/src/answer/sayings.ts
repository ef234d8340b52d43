import { type ByLanguage, type Language, textIn } from '@ankur/languages/languages';
import sayings from '../../data/sayings.json' with { type: 'json' };
import type { TalkKind } from '../small-talk.ts';

const SAYINGS: Readonly<Record<TalkKind | 'leftOut' | 'nearest', ByLanguage<string>>> = sayings;

const MOST_LETTERS_QUOTED = 120;

/** What the assistant says to small talk; the same without a network. */
export const saying = (kind: TalkKind, language: Language): string =>
  textIn(SAYINGS[kind], language);

/** That one of two questions was not answered, in the farmer's words, and where to take it. */
export const leftOut = (question: string, language: Language): string =>
  textIn(SAYINGS.leftOut, language).replace('{question}', () =>
    question.slice(0, MOST_LETTERS_QUOTED),
  );

/** That what follows is only the nearest to what was asked. */
export const nearestOnly = (language: Language): string => textIn(SAYINGS.nearest, language);
