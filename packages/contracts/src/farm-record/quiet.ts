/** What of a due entry a farmer can silence: its kind, or the one duty of an article's schedule. */
interface Remindable {
  kind: string;
  duty: string | null;
}

/** The word of `quiet` that silences one duty alone; of what has no duty, its kind. */
export const quietWordOf = ({ kind, duty }: Remindable): string => (duty ? `duty:${duty}` : kind);

/** Whether the farmer silenced something: this duty alone, or every one of its kind. */
export const isQuiet = (quiet: readonly string[], due: Remindable): boolean =>
  quiet.includes(due.kind) || quiet.includes(quietWordOf(due));
