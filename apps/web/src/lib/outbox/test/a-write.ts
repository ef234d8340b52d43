import type { NewWrite } from '../record.ts';

/** A write of one farmer, about a row of its own. */
export function aWrite(over: Partial<NewWrite> = {}): NewWrite {
  const id = over.id ?? 'w1';
  return {
    id,
    owner: 'asha',
    what: 'row',
    kind: 'make',
    thing: id,
    after: [],
    request: { method: 'POST', url: '/rows/', auth: 'required', body: { json: { id, a: 1 } } },
    tags: [],
    row: { id, a: 1, updated_at: '' },
    before: null,
    versioned: false,
    madeAtMs: 1000,
    bytes: 10,
    ...over,
  };
}
