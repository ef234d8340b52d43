import { detectLanguage } from '@ankur/assistant/language/detect-language';
import { wordsOf } from '@ankur/assistant/language/words';
import type { SmallTalk } from '@ankur/assistant/small-talk';
import type { Language } from '@ankur/languages/languages';

/** One word, and small talk of no language of its own, are taken for the language spoken before. */
export function languageOf(
  asked: string,
  previous: string | undefined,
  talk: SmallTalk | null,
): Language {
  if (talk?.language) return talk.language;
  if (talk && previous) return detectLanguage(previous);
  return detectLanguage(wordsOf(asked).length > 1 || !previous ? asked : `${previous} ${asked}`);
}
