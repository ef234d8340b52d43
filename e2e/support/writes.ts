import type { OutboxRecord } from '../../apps/web/src/lib/outbox/record.ts';
import { hasCommands } from './operator-command.ts';
import {
  type Body,
  BY_COMMAND,
  CHANGES,
  DELETED_AT,
  FOR_GOOD,
  type Ground,
  MAKES,
  type Making,
  PARENTS,
  type Proof,
} from './write-kinds.ts';
import { SETS } from './write-setters.ts';

/** A write as the app keeps it, with where the server tells what became of it. */
export interface Planned {
  kind: string;
  record: OutboxRecord;
  /** The list that has the row once, where it makes one. */
  list: string | null;
  /** What the row is to have at the end; null where it is deleted again. */
  end: Body | null;
  /** What else the server says of it at the end. */
  proof?: Proof | undefined;
  /** What its files hold. */
  file?: NonNullable<Making['file']>['kind'] | undefined;
}

export const EDITED = Object.keys(CHANGES);

export const KINDS = [...Object.keys(MAKES), ...Object.keys(SETS)].filter(
  (kind) => hasCommands || !BY_COMMAND.includes(kind),
);

/** A UUIDv7 of a chance. */
function idOf(chance: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(chance() * 16).toString(16));
  const now = Date.now().toString(16).padStart(12, '0');
  const id = [...now, '7', ...hex.slice(13, 16), '8', ...hex.slice(17)].join('');
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function recordOf(
  what: string,
  id: string,
  place: number,
  ground: Ground,
  { url, body, after, thing, file, method, removes }: Making,
): OutboxRecord {
  const isSet = thing !== undefined;
  const fields = isSet ? body : { id, ...body };
  const texts = Object.entries(fields).map(([name, text]) => ({ name, text: String(text) }));
  const part = { name: file?.field ?? '', file: `${id}/0`, fileName: 'a' };
  const hasBody = method !== 'DELETE' && (!isSet || Object.keys(body).length > 0);
  return {
    ...{ id, owner: ground.owner, what, thing: thing ?? id },
    kind: removes ? 'remove' : isSet ? 'set' : 'make',
    after: after ? [after] : [],
    request: {
      ...{ method: method ?? 'POST', url, auth: 'required', timeoutMs: 20_000 },
      body: file ? { form: [...texts, part] } : hasBody ? { json: fields } : { none: true },
    },
    ...{ tags: [], row: { ...body, id }, before: null, versioned: false, madeAtMs: Date.now() },
    ...{ bytes: 500, place, version: null, state: 'waiting', attempts: 0, nextTryMs: 0 },
    ...{ held: false, refusal: null, discardedMs: null },
    ...(file?.kind === 'large' && { pieces: { file: part.file, idField: 'upload_id' } }),
  };
}

/** A change or a deletion of a row by a write after the one that made it, whose answer brings the version. */
function laterOf(
  { record, kind }: Planned,
  place: number,
  chance: () => number,
  { method, body }: { method: 'PATCH' | 'PUT' | 'DELETE'; body: Body | null },
): OutboxRecord {
  const { pieces: _, ...rest } = record;
  const { thing, request, row } = record;
  const isGone = body === null;
  return {
    ...rest,
    id: idOf(chance),
    kind: isGone ? 'remove' : 'change',
    request: {
      ...request,
      method,
      url: `${(isGone && DELETED_AT[kind]) || request.url}${thing}/`,
      body: isGone ? { none: true } : { json: body },
    },
    before: row,
    row: isGone ? null : { ...row, ...body },
    ...{ versioned: true, place },
  };
}

/** Changes and deletions of what was made, some of them of the same row; never of what another row needs. */
function laterWrites(
  made: readonly Planned[],
  first: number,
  chance: () => number,
  edited: Set<string>,
): Planned[] {
  const later: Planned[] = [];
  for (const one of made) {
    const { kind } = one;
    const { thing } = one.record;
    if (one.record.kind !== 'make') continue;
    const change = CHANGES[kind];
    if (change && (!edited.has(kind) || chance() < 0.3)) {
      edited.add(kind);
      const place = first + later.length;
      const [method, bodyOf] = change;
      one.end = bodyOf(place);
      const record = laterOf(one, place, chance, { method, body: one.end });
      later.push({ kind, record, list: null, end: one.end });
    }
    const isNeeded = made.some(({ record }) => record.after.includes(thing));
    if (isNeeded || FOR_GOOD.includes(kind) || chance() >= 0.4) continue;
    one.end = null;
    const place = first + later.length;
    const record = laterOf(one, place, chance, { method: 'DELETE', body: null });
    later.push({ kind, record, list: null, end: null });
  }
  return later;
}

/**
 * Writes of some kinds in the order in which a farmer would make them, what they need before them; then changes and
 * deletions of some of them. A kind that is not in `edited` yet is changed.
 */
export function planned(
  kinds: readonly string[],
  ground: Ground,
  first: number,
  chance: () => number,
  edited: Set<string>,
): Planned[] {
  const all: Planned[] = [];
  const make = (kind: string): string => {
    const parent = PARENTS[kind] ? make(PARENTS[kind]) : '';
    const id = idOf(chance);
    const n = first + all.length;
    const making = (MAKES[kind] ?? SETS[kind])?.(n, ground, parent);
    if (!making) throw new Error(`no such kind: ${kind}`);
    const record = recordOf(making.what ?? kind, id, n, ground, making);
    const list = record.kind === 'make' ? (making.list ?? `${making.url}?limit=100`) : null;
    const proof = making.proof;
    all.push({
      kind,
      record,
      list: list === '' ? null : list,
      end: {},
      proof,
      file: making.file?.kind,
    });
    return id;
  };
  for (const kind of kinds) make(kind);
  return [...all, ...laterWrites(all, first + all.length, chance, edited)];
}
