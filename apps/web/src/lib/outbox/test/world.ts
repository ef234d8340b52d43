import type { HttpError } from '../../http/base-query.ts';
import { fold } from '../fold.ts';
import { pageLocks } from '../locks.ts';
import { memoryStore } from '../memory-store.ts';
import { purge } from '../purge.ts';
import { queue } from '../queue.ts';
import type { NewWrite, OutboxRecord, Row } from '../record.ts';
import { expectAnswers, type SenderPorts, sendDue, sendOne } from '../sender.ts';
import type { Outcome } from '../settle.ts';
import type { OutboxStore } from '../store.ts';
import { outcomeOf, requestOfRecord } from '../wire.ts';
import { BAD, modelServer } from './model-server.ts';

/** What happens to a request on its way. */
export type Fate =
  | 'ok'
  | 'cut-before'
  | 'cut-after'
  | 'fault-before'
  | 'fault-after'
  | 'too-many'
  | 'killed-before'
  | 'killed-after'
  | 'session-over';

/** What a farmer meant with one press. */
export interface Intent {
  intent: number;
  farmer: string;
  row: string;
  kind: NewWrite['kind'];
  field: string;
  isBad: boolean;
  /** The row that it depends on. */
  parent: string | null;
}

type ModelRow = Row & { id: string };
const NEVER = new Promise<never>(() => undefined);
const NO_FILES = new Map<string, Blob>();

/** A phone with its tabs, its farmers and its bad line, in front of the model server. */
export function world(store: OutboxStore = memoryStore()) {
  const server = modelServer();
  const locks = pageLocks();
  const intents: Intent[] = [];
  const seen = new Map<string, ModelRow[]>();
  let fates: Fate[] = [];
  let nowMs = 1_700_000_000_000;
  let ids = 0;
  let signedIn: string | null = 'asha';

  function answer(record: OutboxRecord): Outcome {
    const request = requestOfRecord(record, NO_FILES);
    // What the product's base query does: a request of somebody else's goes nowhere.
    if (request.owner !== signedIn) return { kind: 'unanswered' };
    const { status, body } = server.handle(signedIn as string, request);
    if (status < 400) return outcomeOf({ data: body });
    return outcomeOf({ error: { status, data: body } as HttpError });
  }

  function meet(fate: Fate, record: OutboxRecord): Outcome {
    const fault: HttpError = { status: 500, data: {} };
    switch (fate) {
      case 'cut-before':
      case 'killed-before':
        return { kind: 'unanswered' };
      case 'fault-before':
        return outcomeOf({ error: fault });
      case 'too-many':
        return outcomeOf({ error: { status: 429, data: {} } });
      case 'session-over':
        return outcomeOf({ error: { status: 401, data: {} } });
      case 'ok':
        return answer(record);
      default:
        answer(record);
        return fate === 'fault-after' ? outcomeOf({ error: fault }) : { kind: 'unanswered' };
    }
  }

  function newTab() {
    let isDead = false;
    let die: (reason: Error) => void = () => undefined;
    const death = new Promise<never>((_, reject) => {
      die = reject;
    });
    death.catch(() => undefined);
    /** Nothing that a dead tab was about to do happens any more. */
    const alive = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (isDead) return NEVER;
      const result = await work();
      return isDead ? NEVER : result;
    };
    const kill = (): void => {
      isDead = true;
      die(new Error('the tab was closed'));
    };
    const ports: SenderPorts = {
      store: {
        change: (owner, decide) => alive(() => store.change(owner, decide)),
        read: (owner) => alive(() => store.read(owner)),
        filesOf: () => alive(async () => NO_FILES),
      },
      lock: (name, work, options) =>
        locks(name, () => (isDead ? NEVER : Promise.race([work(), death])), options),
      send: (record) =>
        alive(async () => {
          const fate = fates.shift() ?? 'ok';
          for (let turns = record.place % 3; turns > 0; turns -= 1) await null;
          const outcome = meet(fate, record);
          if (fate.startsWith('killed')) {
            kill();
            return NEVER;
          }
          return outcome;
        }),
      owner: () => signedIn,
      nowMs: () => nowMs,
      chance: () => 0.5,
      isOnWifi: () => true,
      onSettled: (settled) => {
        if (settled.kind === 'sent') refresh(settled.record.owner);
      },
    };
    return { ports, kill, dead: () => isDead };
  }

  const refresh = (farmer: string): void => void seen.set(farmer, server.list(farmer));
  const tabs = [newTab(), newTab()];
  const tab = (at: number) => {
    const index = at % tabs.length;
    if (tabs[index]?.dead()) tabs[index] = newTab();
    return tabs[index] as ReturnType<typeof newTab>;
  };
  const view = async (farmer: string): Promise<readonly ModelRow[]> =>
    fold(seen.get(farmer) ?? [], await store.read(farmer));

  /** A press: stored, then tried at once when `now` says so, as the form does. */
  async function write(
    at: number,
    kind: NewWrite['kind'],
    which: number,
    now: boolean,
    bad = false,
  ) {
    const farmer = signedIn;
    if (farmer === null) return;
    const rows = await view(farmer);
    const target = rows[which % Math.max(1, rows.length)];
    if (kind !== 'make' && !target) return;
    ids += 1;
    const intent = intents.length + 1;
    const value = bad ? BAD : intent;
    const isChild = kind === 'make' && which % 4 === 3 && target !== undefined;
    const id = `w${ids}`;
    const row = kind === 'make' ? id : String(target?.id);
    const field = kind === 'make' ? 'a' : kind === 'set' ? 'flag' : which % 2 ? 'a' : 'b';
    const parentId = isChild ? String(target.id) : null;
    const parent = parentId ? { parent: parentId } : {};
    const url = { make: '/rows/', change: `/rows/${row}/`, remove: `/rows/${row}/` };
    const methods = { make: 'POST', change: 'PATCH', set: 'PUT', remove: 'DELETE' } as const;
    const json: Row = kind === 'make' ? { id, a: value, ...parent } : { [field]: value };
    const fresh: Row = kind === 'make' ? { ...json, updated_at: '' } : { ...target, ...json };
    const newWrite: NewWrite = {
      id,
      owner: farmer,
      what: 'row',
      kind,
      thing: row,
      after: parentId ? [parentId] : [],
      request: {
        method: methods[kind],
        url: kind === 'set' ? `/rows/${row}/flag/` : url[kind],
        auth: 'required',
        body: kind === 'remove' ? { none: true } : { json },
      },
      tags: [],
      row: kind === 'remove' ? null : fresh,
      before: kind === 'make' ? null : (target ?? null),
      versioned: kind === 'change' || kind === 'remove',
      madeAtMs: nowMs,
      bytes: 1,
    };
    intents.push({ intent, farmer, row, kind, field, isBad: bad, parent: parentId });
    const { ports } = tab(at);
    const queued = await store.change(farmer, (records) => queue(records, newWrite));
    if (!now || queued === null) return;
    await settledOrDead(sendOne(ports, queued));
  }

  const settledOrDead = async (work: Promise<unknown>): Promise<void> => {
    // A tab that is closed while it sends never comes back to tell.
    let done = false;
    const end = () => {
      done = true;
    };
    work.then(end, end);
    for (let turns = 0; !done && turns < 400; turns += 1) await null;
  };

  return {
    server,
    store,
    intents,
    view,
    write,
    refresh: () => signedIn && refresh(signedIn),
    meetWith: (next: Fate[]) => {
      fates = next;
    },
    closeTab: (at: number) => tab(at).kill(),
    jump: (ms: number) => {
      nowMs += ms;
    },
    signIn: (farmer: string | null) => {
      signedIn = farmer;
    },
    signedIn: () => signedIn,
    send: (at: number) => settledOrDead(sendDue(tab(at).ports)),
    sendInBoth: () => settledOrDead(Promise.all([sendDue(tab(0).ports), sendDue(tab(1).ports)])),
    /** The line is good from here on: everything that can be sent is. */
    async calmDown(farmers: readonly string[]): Promise<void> {
      fates = [];
      for (const farmer of farmers) {
        signedIn = farmer;
        for (let round = 0; round < 40; round += 1) {
          nowMs += 3_600_000;
          expectAnswers();
          await settledOrDead(sendDue(tab(round).ports));
          await store.change(farmer, (records) => purge(records, nowMs));
          const left = await store.read(farmer);
          if (left.every(({ state }) => state === 'needs_you')) break;
        }
      }
    },
  };
}
