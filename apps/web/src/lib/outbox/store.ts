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

/** Holds what a browser without a database does not keep; it lasts as long as the page. */
export function memoryStore(): OutboxStore {
  const kept = new Map<string, OutboxRecord>();
  const blobs = new Map<string, Blob>();
  const of = (owner: string) => [...kept.values()].filter((one) => one.owner === owner);
  return {
    async change(owner, decide, files = new Map()) {
      const { put = [], remove = [], result } = decide(of(owner));
      for (const id of remove) {
        const gone = kept.get(id);
        if (gone) for (const key of fileKeys(gone)) blobs.delete(key);
        kept.delete(id);
      }
      for (const record of put) kept.set(record.id, record);
      for (const [key, blob] of files) blobs.set(key, blob);
      return result;
    },
    read: async (owner) => of(owner),
    filesOf: async (record) =>
      new Map(
        fileKeys(record).flatMap((key) => {
          const blob = blobs.get(key);
          return blob ? [[key, blob] as const] : [];
        }),
      ),
  };
}
