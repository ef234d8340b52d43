import type { OutboxRecord } from './record.ts';
import type { Decision } from './records.ts';

/** The files of writes by their key in the record's form. */
export type Files = ReadonlyMap<string, Blob>;

/** Where the writes of all farmers of a device wait. */
export interface OutboxStore {
  /** Reads a farmer's records and writes down what `decide` makes of them, together or not at all. */
  change<Result>(
    owner: string,
    decide: (records: readonly OutboxRecord[]) => Decision<Result>,
    files?: Files,
  ): Promise<Result>;
  read(owner: string): Promise<readonly OutboxRecord[]>;
  filesOf(record: OutboxRecord): Promise<Files>;
}

/** The keys under which the files of a write are kept. */
export function fileKeys({ request }: OutboxRecord): string[] {
  if (!('form' in request.body)) return [];
  return request.body.form.flatMap((part) => ('file' in part ? [part.file] : []));
}

/** The keys of the files that changed records hold, and of those that they hold no longer. */
export function keptKeys(
  records: readonly OutboxRecord[],
  { put = [], remove = [] }: Decision<unknown>,
): { held: string[]; freed: string[] } {
  const held = put.flatMap(fileKeys);
  const changed = [...remove, ...put.map(({ id }) => id)];
  const before = records.filter(({ id }) => changed.includes(id)).flatMap(fileKeys);
  return { held, freed: before.filter((key) => !held.includes(key)) };
}
