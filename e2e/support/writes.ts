import type { OutboxRecord } from '../../apps/web/src/lib/outbox/record.ts';

/** What a history's writes are about besides each other: things that are on the server already. */
export interface Ground {
  owner: string;
  post: string;
  neighbour: string;
}

/** A write as the app keeps it, with where the server tells what became of it. */
export interface Planned {
  record: OutboxRecord;
  /** The list that has the row once, where it makes one. */
  list: string | null;
  /** What the row is to have at the end; null where it is deleted again. */
  end: Body | null;
}

type Body = Readonly<Record<string, unknown>>;

interface Making {
  url: string;
  body: Body;
  list?: string;
  after?: string;
  thing?: string;
  /** The name of the field that carries a photograph, where one goes with it. */
  photo?: string;
}

const DAY = '2026-11-20';
const NOON = '2026-11-20T06:30:00.000Z';

/** What makes a row, by what the outbox calls it; `parent` is a row of the kind in `PARENTS`, made before it. */
const MAKES: Readonly<Record<string, (n: number, ground: Ground, parent: string) => Making>> = {
  expenses: (n) => ({
    url: '/api/user/expenses/',
    body: { category: 'labor', amount: n, date: DAY, description: `Picking ${n}` },
  }),
  incomes: (n) => ({
    url: '/api/user/incomes/',
    body: { source: 'crop_sale', amount: n, date: DAY, description: `Cotton ${n}` },
  }),
  loans: (n) => ({
    url: '/api/user/loans/',
    body: {
      ...{ lender: `Bank ${n}`, amount: n, interest_rate: 7 },
      ...{ start_date: DAY, end_date: '2027-11-20' },
    },
  }),
  budgets: (n) => ({ url: '/api/user/budgets/', body: { category: `Plan ${n}`, amount: n } }),
  task: (n) => ({ url: '/api/user/farm-tasks/', body: { task_name: `Weed ${n}`, date: DAY } }),
  watering: (n) => ({
    url: '/api/user/irrigation/waterings/',
    body: { crop_type: 'Wheat', date: DAY, volume_m3: (n % 900) + 1 },
  }),
  field: (n) => ({
    url: '/api/user/fields/',
    body: { name: `Field ${n}`, area: 2, area_unit: 'acre' },
  }),
  planting: (_n, _ground, field) => ({
    url: '/api/user/plantings/',
    body: { crop: 'wheat', field, sown_on: DAY },
    after: field,
  }),
  plantingEvent: (n, _ground, planting) => ({
    url: `/api/user/plantings/${planting}/events/`,
    body: { kind: 'weeding', date: DAY, note: `Row ${n}` },
    after: planting,
  }),
  animal: (n) => ({
    url: '/api/user/animals/',
    body: { name: `Gauri ${n}`, species: 'cow', sex: 'female', count: 1 },
  }),
  animalEvent: (n, _ground, animal) => ({
    url: `/api/user/animals/${animal}/events/`,
    body: { kind: 'milk', date: DAY, amount: (n % 20) + 1, unit: 'litre' },
    after: animal,
  }),
  loss: () => ({
    url: '/api/user/losses/',
    body: { cause: 'hailstorm', stage: 'standing', happened_at: NOON },
  }),
  lossPhoto: (_n, _ground, loss) => ({
    url: `/api/user/losses/${loss}/photos/`,
    body: { taken_at: NOON },
    list: '',
    after: loss,
    photo: 'image',
  }),
  farmPicture: (_n, _ground, field) => ({
    url: `/api/user/farm-pictures/field/${field}/`,
    body: {},
    list: '',
    after: field,
    photo: 'image',
  }),
  credit: (n) => ({
    url: '/api/user/credits/',
    body: { shop: `Krishi Kendra ${n}`, amount: n, taken_on: DAY },
  }),
  alert: (n) => ({
    url: '/api/user/price-alerts/',
    body: {
      ...{ commodity: 'Cotton', state: 'Maharashtra', district: 'Yavatmal' },
      ...{ above: true, price: 7000 + n },
    },
    list: '/api/user/price-alerts/',
  }),
  scan: () => ({
    url: '/api/user/scans/',
    body: {
      ...{ label: 'Tomato___Early_blight', crop: 'Tomato', verdict: 'diseased' },
      ...{ severity: 'Medium', confidence: 0.9, scanned_at: NOON },
    },
    photo: 'image',
  }),
  posts: (n) => ({
    url: '/api/user/posts/',
    body: { description: `A good field ${n}` },
    list: '/api/user/posts/?limit=100',
    photo: 'photo',
  }),
  comment: (n, { post }) => ({
    url: `/api/user/posts/${post}/comments/`,
    body: { text: `Well done ${n}` },
  }),
  request: (n) => ({
    url: '/api/user/expert-requests/',
    body: { field_of_expertise: 'irrigation', language: 'english', query: `How much? ${n}` },
  }),
};

/** What sets how something is to be, which may be sent twice. */
const SETS: Readonly<Record<string, (n: number, ground: Ground) => Making>> = {
  vote: (n, { post }) => ({
    url: `/api/user/posts/${post}/vote/`,
    body: { vote: n % 2 ? 'like' : null },
    thing: `${post}/vote`,
  }),
  follow: (_n, { neighbour }) => ({
    url: `/api/user/following/${neighbour}/`,
    body: {},
    thing: `${neighbour}/following`,
  }),
};

const PARENTS: Readonly<Record<string, string>> = {
  planting: 'field',
  plantingEvent: 'planting',
  animalEvent: 'animal',
  lossPhoto: 'loss',
  farmPicture: 'field',
};

/** What is changed of a row that was made, and how; kinds without an entry are never edited. */
const CHANGES: Readonly<Record<string, readonly ['PATCH' | 'PUT', (n: number) => Body]>> = {
  expenses: ['PATCH', (n) => ({ description: `Picked again ${n}` })],
  incomes: ['PATCH', (n) => ({ amount: n + 0.5 })],
  loans: ['PATCH', (n) => ({ lender: `Other bank ${n}` })],
  budgets: ['PATCH', (n) => ({ amount: n + 1 })],
  task: ['PATCH', (n) => ({ task_name: `Spray ${n}` })],
  field: ['PUT', (n) => ({ name: `River field ${n}` })],
  planting: ['PUT', (n) => ({ variety: `Lok ${n}` })],
  plantingEvent: ['PUT', (n) => ({ note: `Whole field ${n}` })],
  animal: ['PUT', (n) => ({ name: `Lakshmi ${n}` })],
  animalEvent: ['PUT', (n) => ({ note: `Evening ${n}` })],
  loss: ['PUT', (n) => ({ note: `Half of it ${n}` })],
  credit: ['PUT', (n) => ({ item: `Urea ${n}` })],
};

/** Kinds that nobody deletes. */
const FOR_GOOD: readonly string[] = ['request'];
/** Where a row is deleted, if not below the address at which it was made. */
const DELETED_AT: Readonly<Record<string, string>> = { comment: '/api/user/comments/' };

export const EDITED = Object.keys(CHANGES);

export const KINDS = [...Object.keys(MAKES), ...Object.keys(SETS)];

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
  { url, body, after, thing, photo }: Making,
): OutboxRecord {
  const isSet = thing !== undefined;
  const texts = Object.entries({ id, ...body }).map(([name, text]) => ({
    name,
    text: String(text),
  }));
  const file = { name: photo ?? '', file: `${id}/0`, fileName: 'a.png' };
  return {
    ...{ id, owner: ground.owner, what, kind: isSet ? 'set' : 'make', thing: thing ?? id },
    after: after ? [after] : [],
    request: {
      ...{ method: isSet ? 'PUT' : 'POST', url, auth: 'required', timeoutMs: 20_000 },
      body: photo ? { form: [...texts, file] } : { json: isSet ? body : { ...body, id } },
    },
    ...{ tags: [], row: { ...body, id }, before: null, versioned: false, madeAtMs: Date.now() },
    ...{ bytes: 500, place, version: null, state: 'waiting', attempts: 0, nextTryMs: 0 },
    ...{ held: false, refusal: null, discardedMs: null },
  };
}

/** A change or a deletion of a row by a write after the one that made it, whose answer brings the version. */
function laterOf(
  { record }: Planned,
  place: number,
  chance: () => number,
  { method, body }: { method: 'PATCH' | 'PUT' | 'DELETE'; body: Body | null },
): OutboxRecord {
  const { what, thing, request, row } = record;
  const isGone = body === null;
  return {
    ...record,
    id: idOf(chance),
    kind: isGone ? 'remove' : 'change',
    request: {
      ...request,
      method,
      url: `${(isGone && DELETED_AT[what]) || request.url}${thing}/`,
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
    const { what, thing, kind } = one.record;
    if (kind !== 'make') continue;
    const change = CHANGES[what];
    if (change && (!edited.has(what) || chance() < 0.3)) {
      edited.add(what);
      const place = first + later.length;
      const [method, bodyOf] = change;
      one.end = bodyOf(place);
      const record = laterOf(one, place, chance, { method, body: one.end });
      later.push({ record, list: null, end: one.end });
    }
    const isNeeded = made.some(({ record }) => record.after.includes(thing));
    if (isNeeded || FOR_GOOD.includes(what) || chance() >= 0.4) continue;
    one.end = null;
    const place = first + later.length;
    const record = laterOf(one, place, chance, { method: 'DELETE', body: null });
    later.push({ record, list: null, end: null });
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
  const make = (what: string): string => {
    const parent = PARENTS[what] ? make(PARENTS[what]) : '';
    const id = idOf(chance);
    const n = first + all.length;
    const making = (MAKES[what] ?? SETS[what])?.(n, ground, parent);
    if (!making) throw new Error(`no such kind: ${what}`);
    const record = recordOf(what, id, n, ground, making);
    const list = record.kind === 'make' ? (making.list ?? `${making.url}?limit=100`) : null;
    all.push({ record, list: list === '' ? null : list, end: {} });
    return id;
  };
  for (const what of kinds) make(what);
  return [...all, ...laterWrites(all, first + all.length, chance, edited)];
}
