import type { Moderation } from '../moderation.ts';

export const MODERATE_USAGE = `usage: npm run moderate -- COMMAND
  list                      reports that nobody has settled
  remove ID [--note TEXT]   take a post, reel or comment out of sight
  restore ID [--note TEXT]  bring it back
  dismiss ID [--note TEXT]  settle the reports about it, nothing else
  suspend EMAIL [--note TEXT]
  reinstate EMAIL [--note TEXT]
  log                       what was done so far
`;

const ACTIONS = ['remove', 'restore', 'dismiss', 'suspend', 'reinstate'] as const;
const LOG_LINES = 100;

/** Control characters: cursor, colour, line break, text direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Escapes user text for a terminal. */
const harmless = (text: string): string =>
  text.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** Runs one command; returns what to print, or null for an invalid command. */
export async function moderate(
  words: readonly string[],
  moderation: Moderation,
): Promise<{ text: string; ok: boolean } | null> {
  const [command, subject, flag, ...rest] = words;
  if (command === 'list' && subject === undefined) {
    const lines = (await moderation.reports()).map(
      (r) =>
        `${r.subject}  ${r.kind}${r.removed ? ' (removed)' : ''}  by ${r.author}  ${r.reports} × ${r.reasons.join(', ')}\n    "${harmless(r.text)}"`,
    );
    return { text: lines.join('\n') || 'No open reports', ok: true };
  }
  if (command === 'log' && subject === undefined) {
    const lines = (await moderation.actions(LOG_LINES)).map(
      ({ at, action, subject: of, note }) =>
        `${new Date(at).toISOString()}  ${action}  ${of}${note ? `  ${harmless(note)}` : ''}`,
    );
    return { text: lines.join('\n') || 'Nothing was done yet', ok: true };
  }
  const action = ACTIONS.find((known) => known === command);
  const note = rest.join(' ').trim();
  if (!action || !subject || (flag !== undefined && (flag !== '--note' || note === '')))
    return null;
  const done = await moderation[action](subject, note || null);
  return { text: done ? `${action}: ${subject}` : `nothing to ${action}: ${subject}`, ok: done };
}
