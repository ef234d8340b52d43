import type { Queryable } from '../platform/database/database.ts';

/** Writes down what somebody agreed to and told when signing up, in the transaction that makes the account. */
export type RecordSignUp = (
  on: Queryable,
  farmerId: string,
  told: {
    /** The version of the notice that was shown; null when the client names none. */
    notice: string | null;
    /** Null when the client did not ask. */
    isAdult: boolean | null;
    at: Date;
  },
) => Promise<void>;
