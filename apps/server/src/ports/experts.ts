import type { Queryable } from '../platform/database/database.ts';

/** Who answers as an expert. */
export interface ExpertMembers {
  /** Makes an account an expert; false, and nothing changed, when it is one already. */
  insert(
    db: Queryable,
    farmerId: string,
    competence: { fields: readonly string[]; languages: readonly string[]; now: Date },
  ): Promise<boolean>;
  /**
   * Makes somebody no expert any more; the questions that waited with this expert wait for all again. False when the
   * account was none.
   */
  remove(db: Queryable, farmerId: string): Promise<boolean>;
  /** Frees the questions that an expert has taken and not answered. */
  releaseQuestions(on: Queryable, expertId: string): Promise<void>;
}
