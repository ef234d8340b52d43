import type { HttpRequest } from '../../http/call.ts';

/** Something that took effect: which farmer's which value, in the order in which it did. */
export interface Effect {
  farmer: string;
  row: string;
  field: string;
  /** The number of the intent that asked for it; values of this server are nothing else. */
  intent: number;
}

interface ServerRow {
  farmer: string;
  fields: Record<string, unknown>;
  version: number;
}
interface Answer {
  status: number;
  body: unknown;
}

/** The value that no server would ever take. */
export const BAD = -1;

const REFUSED: Answer = { status: 400, body: { errors: {} } };

/** A server of the contract's rules of writes: ids are taken once, versions are compared, deletions are remembered. */
export function modelServer() {
  const rows = new Map<string, ServerRow>();
  const made = new Map<string, { farmer: string; content: string }>();
  const effects: Effect[] = [];
  const removed: string[] = [];
  let version = 0;

  const show = (id: string) => {
    const row = rows.get(id) as ServerRow;
    return { id, ...row.fields, updated_at: stamp(row.version) };
  };
  const own = (farmer: string, id: string) =>
    rows.get(id)?.farmer === farmer ? rows.get(id) : undefined;

  function assign(farmer: string, id: string, fields: Record<string, unknown>): Answer {
    const row = own(farmer, id);
    if (!row) return { status: 404, body: {} };
    for (const [field, intent] of Object.entries(fields)) {
      if (row.fields[field] === intent) continue;
      row.fields[field] = intent;
      effects.push({ farmer, row: id, field, intent: Number(intent) });
    }
    version += 1;
    row.version = version;
    return { status: 200, body: show(id) };
  }

  function make(farmer: string, { id, ...fields }: Record<string, unknown>): Answer {
    const key = String(id);
    const content = JSON.stringify(fields);
    const before = made.get(key);
    if (before && (before.farmer !== farmer || before.content !== content))
      return { status: 409, body: { errors: { id: [] } } };
    if (before) return rows.has(key) ? { status: 200, body: show(key) } : { status: 410, body: {} };
    const parent = fields.parent === undefined ? true : own(farmer, String(fields.parent));
    if (!parent) return { status: 404, body: {} };
    made.set(key, { farmer, content });
    rows.set(key, { farmer, fields: {}, version: 0 });
    effects.push({ farmer, row: key, field: 'made', intent: Number(fields.a) });
    const { parent: _, ...values } = fields;
    const { status, body } = assign(farmer, key, values);
    return { status: status === 200 ? 201 : status, body };
  }

  function handle(farmer: string, { method, url, body, headers }: HttpRequest): Answer {
    const fields = (body ?? {}) as Record<string, unknown>;
    if (Object.values(fields).includes(BAD)) return REFUSED;
    if (method === 'POST') return make(farmer, fields);
    const [, id = '', aspect] = url.split('/').filter(Boolean);
    const row = own(farmer, id);
    if (!row) return { status: 404, body: {} };
    const match = (headers as Record<string, string> | undefined)?.['if-match'];
    if (match !== undefined && match !== stamp(row.version))
      return { status: 412, body: { current: show(id) } };
    if (method === 'PUT' && aspect === 'flag') return assign(farmer, id, fields);
    if (method === 'PATCH') return assign(farmer, id, fields);
    rows.delete(id);
    removed.push(id);
    return { status: 204, body: null };
  }

  return {
    handle,
    rows,
    effects,
    removed,
    /** What a farmer's phone reads. */
    list: (farmer: string) =>
      [...rows].filter(([, row]) => row.farmer === farmer).map(([id]) => show(id)),
    /** Another phone of the same farmer changes or deletes something. */
    changeElsewhere(farmer: string, id: string, fields: Record<string, unknown> | null): void {
      const row = own(farmer, id);
      if (!row) return;
      if (fields === null) {
        rows.delete(id);
        return;
      }
      Object.assign(row.fields, fields);
      version += 1;
      row.version = version;
    },
  };
}

export type ModelServer = ReturnType<typeof modelServer>;

const stamp = (version: number): string => `v${String(version).padStart(8, '0')}`;
