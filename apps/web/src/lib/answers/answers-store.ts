import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An answer as a farmer last read it. */
export interface KeptAnswer {
  readonly owner: string;
  /** The question, as the store of the app names it. */
  readonly question: string;
  readonly data: unknown;
  readonly atMs: number;
}

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: KeptAnswer; indexes: { age: [string, number] } };
}

/** Deleted with every sign-out; see lib/storage/personal-caches.ts. */
const NAME = 'ankur-answers';
/** So many answers of a farmer are kept; the oldest go. */
const ANSWERS_MAX = 250;

let opening: Promise<IDBPDatabase<Schema>> | undefined;

function letGo(): void {
  opening?.then(
    (database) => database.close(),
    () => undefined,
  );
  opening = undefined;
}

/** Opens the database, once; early, so that the first question need not wait for it. */
export function openAnswers(): Promise<IDBPDatabase<Schema>> {
  opening ??= openDB<Schema>(NAME, 1, {
    upgrade(database) {
      database
        .createObjectStore('answers', { keyPath: ['owner', 'question'] })
        .createIndex('age', ['owner', 'atMs']);
    },
    // Signing out deletes it, in whichever tab.
    blocking: letGo,
    terminated: letGo,
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** What was last answered to a question of a farmer. */
export const keptAnswer = async (owner: string, question: string) =>
  (await openAnswers()).get('answers', [owner, question]);

/** The answers to a farmer's questions whose name begins so. */
export const keptAnswersTo = async (owner: string, beginning: string) =>
  (await openAnswers()).getAll(
    'answers',
    IDBKeyRange.bound([owner, beginning], [owner, `${beginning}\uffff`]),
  );

/** Keeps an answer; the oldest ones of the farmer beyond what is kept go. */
export async function putAnswer(answer: KeptAnswer): Promise<void> {
  const transaction = (await openAnswers()).transaction('answers', 'readwrite');
  const { store } = transaction;
  const { owner } = answer;
  const put = async () => {
    await store.put(answer);
    const all = IDBKeyRange.bound([owner, 0], [owner, Number.MAX_SAFE_INTEGER]);
    const keys = await store.index('age').getAllKeys(all);
    for (const key of keys.slice(0, Math.max(0, keys.length - ANSWERS_MAX)))
      await store.delete(key);
  };
  // Both are awaited from the start: a sign-out aborts the transaction, and each rejects.
  await Promise.all([put(), transaction.done]);
}
