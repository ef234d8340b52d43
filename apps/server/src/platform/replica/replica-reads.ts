import type { Database } from '../database/database.ts';

/** The part of a database that reads need. */
export type Reads = Pick<Database, 'execute'>;

export interface ReplicaReads {
  /** Reads of somebody, or of one kind of data, who sees their own writes: see {@link ReplicaReads.wrote}. */
  of(who: string): Reads;
  /** Sends the reads of `who` to the primary, in every process, until the replica must have what was written. */
  wrote(who: string): Promise<void>;
}

/** Reads and writes on one database, for installations without a replica. */
export const primaryReads = (db: Database): ReplicaReads => ({
  of: () => db,
  wrote: async () => {},
});

interface Deps {
  primary: Reads;
  replica: Reads;
  /** True while the replica is known to have everything up to a moment within the bound. */
  isRecent(): boolean;
  /** Those who wrote a moment ago. */
  writers: { has(who: string): Promise<boolean>; note(who: string): Promise<void> };
}

/**
 * Sends each read to the replica when that is recent enough and its reader has written nothing within the bound, else to
 * the primary; a read that fails on the replica is made on the primary.
 */
export function createReplicaReads({ primary, replica, isRecent, writers }: Deps): ReplicaReads {
  return {
    of: (who) => ({
      execute: (async (query: Parameters<Reads['execute']>[0]) => {
        if (!isRecent() || (await writers.has(who))) return primary.execute(query);
        // A replica may cancel a query that is in the way of what it applies, or go away in the middle.
        return replica.execute(query).catch(() => primary.execute(query));
      }) as unknown as Reads['execute'],
    }),
    wrote: writers.note,
  };
}
