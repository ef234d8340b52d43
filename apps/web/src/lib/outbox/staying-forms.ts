/** A form that stays open for as long as an upload takes. */
export interface StayingForm {
  /** Hears which share of the file has arrived, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Aborted when the form is left: the write then goes on as one that waits. */
  readonly left: AbortSignal;
}

/** Whether a form waits for a write: for a moment, for as long as it takes, or none. */
export type FormOfWrite = 'none' | 'waits' | StayingForm;

/** The forms that stay open, by the id of their write. */
export const stayingForms = new Map<string, StayingForm>();
