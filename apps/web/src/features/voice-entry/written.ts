/** Deletes what was written down; false when it is refused. */
export type TakeBack = () => Promise<boolean>;

/** An entry that was saved after a yes. */
export interface Written {
  /** What was saved, in a sentence. */
  told: string;
  takeBack: TakeBack;
}
