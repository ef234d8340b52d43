import { sessionOwner } from '../session/tokens.ts';
import { nowMs } from '../time/clock.ts';
import { keptAnswer, keptAnswersTo } from './answers-store.ts';

const DAY_MS = 86_400_000;
/** Older answers would tell of another season. */
const OLDEST_MS = 30 * DAY_MS;

/** What was last answered to a question of who is signed in, as the store names it; null where nothing is kept. */
export async function lastAnswer<Data>(
  question: string,
): Promise<{ data: Data; atMs: number } | null> {
  const owner = sessionOwner();
  const kept = owner ? await keptAnswer(owner, question).catch(() => undefined) : undefined;
  if (!kept || sessionOwner() !== owner || nowMs() - kept.atMs > OLDEST_MS) return null;
  return { data: kept.data as Data, atMs: kept.atMs };
}

/** What was last answered to questions of one kind, newest first, of who is signed in. */
export async function lastAnswersTo<Data>(
  endpoint: string,
): Promise<readonly { data: Data; atMs: number }[]> {
  const owner = sessionOwner();
  const kept = owner ? await keptAnswersTo(owner, `${endpoint}(`).catch(() => []) : [];
  if (sessionOwner() !== owner) return [];
  return kept
    .filter(({ atMs }) => nowMs() - atMs <= OLDEST_MS)
    .sort((a, b) => b.atMs - a.atMs)
    .map(({ data, atMs }) => ({ data: data as Data, atMs }));
}
