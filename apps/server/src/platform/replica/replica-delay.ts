import { sql } from 'drizzle-orm';
import { reasonOf } from '../errors/reason.ts';
import type { Reads } from './replica-reads.ts';

const CHECK_MS = 1_000;

interface Deps {
  primary: Reads;
  replica: Reads;
  boundMs: number;
  /** A clock that only goes forward, in milliseconds. */
  now(): number;
  warn(message: string): void;
}

export interface ReplicaDelay {
  /** True while the replica is known to have everything that was committed up to a moment within the bound. */
  isRecent(): boolean;
  /** Compares the two once. */
  check(): Promise<void>;
  /** Compares them each second until closed. */
  start(): void;
  close(): void;
}

/** A write-ahead log position as a number: `16/B374D848` is two 32-bit words in hexadecimal. */
export function lsnNumber(text: string): bigint {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Bounds how old a replica is: the primary's position in its log is noted each second, and the replica has reached a
 * moment when it has applied that position. This measures nothing on the replica's own word (an interrupted replication
 * reads there as no delay at all) and needs no rights. Without an answer of both, and where the address leads to no
 * replica (it was promoted), the known moment grows old and reads go to the primary.
 */
export function createReplicaDelay({ primary, replica, boundMs, now, warn }: Deps): ReplicaDelay {
  let marks: { atMs: number; lsn: bigint }[] = [];
  let reachedMs = Number.NEGATIVE_INFINITY;
  let wasRecent = true;
  let timer: NodeJS.Timeout | undefined;
  let checking = false;

  const isRecent = () => now() - reachedMs <= boundMs;
  const tell = (reason: string) => {
    if (isRecent() === wasRecent) return;
    wasRecent = !wasRecent;
    warn(
      wasRecent
        ? 'the replica is recent enough again: reads go there'
        : `the replica is too old (${reason}): reads go to the primary`,
    );
  };
  const compare = async (): Promise<string> => {
    const atMs = now();
    const ahead = await primary.execute<{ lsn: string }>(
      sql`select pg_current_wal_lsn()::text as lsn`,
    );
    const lsn = ahead.rows[0]?.lsn;
    // Before the replica is asked: without its answer nothing behind it is done.
    marks = marks.filter((mark) => atMs - mark.atMs <= boundMs);
    if (lsn) marks.push({ atMs, lsn: lsnNumber(lsn) });
    const behind = await replica.execute<{ lsn: string | null; follows: boolean }>(
      sql`select pg_last_wal_replay_lsn()::text as lsn, pg_is_in_recovery() as follows`,
    );
    const reached = behind.rows[0];
    if (!reached?.lsn || !reached.follows) return 'the address leads to no replica';
    const applied = lsnNumber(reached.lsn);
    for (const mark of marks) if (mark.lsn <= applied) reachedMs = Math.max(reachedMs, mark.atMs);
    marks = marks.filter((mark) => mark.atMs > reachedMs);
    return 'it is behind';
  };
  const check = async () => {
    if (checking) return;
    checking = true;
    try {
      tell(await compare().catch(reasonOf));
    } finally {
      checking = false;
    }
  };
  return {
    isRecent,
    check,
    start() {
      void check();
      timer = setInterval(() => void check(), CHECK_MS).unref();
    },
    close: () => clearInterval(timer),
  };
}
