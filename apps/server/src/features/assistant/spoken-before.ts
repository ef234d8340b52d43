import { contentWords } from '@ankur/assistant/language/words';
import { smallTalkIn } from '@ankur/assistant/small-talk';

/**
 * What a follow-up goes on with, of the earlier questions (latest first): the last one that asked something,
 * with the one before it when it was a follow-up itself ("and how much?").
 */
export function spokenBefore(earlier: readonly string[]): string | undefined {
  const [last, before] = earlier.filter((question) => smallTalkIn(question) === null);
  if (last === undefined) return earlier[0];
  return before !== undefined && contentWords(last).length <= 1 ? `${before} ${last}` : last;
}
