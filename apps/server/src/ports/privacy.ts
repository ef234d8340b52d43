import type { Queryable } from '../platform/database/database.ts';

/** A consent that stands, with the text that was shown and when it was given. */
export interface TrainingConsent {
  version: string;
  decidedAt: Date;
}

/** Who of these farmers gives kept scans for training now, by id. */
export type FindTrainingConsents = (
  farmerIds: readonly string[],
) => Promise<ReadonlyMap<string, TrainingConsent>>;

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

/** Writes down a consent to send figures of the farm to a language model, or its withdrawal, with the text that was shown. */
export type RecordAssistantConsent = (
  on: Queryable,
  farmerId: string,
  decision: { allowed: boolean; version: string; at: Date },
) => Promise<void>;
