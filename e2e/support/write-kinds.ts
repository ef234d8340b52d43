import { dayInIndia } from './day-in-india.ts';

/** What a history's writes are about besides each other: things that are on the server already. */
export interface Ground {
  owner: string;
  /** Of a neighbour, to be voted and commented on. */
  post: string;
  neighbour: string;
  /** Posts of the neighbour that are hidden and reported. */
  hidden: string;
  reported: string;
  /** A farmer who is blocked and unblocked. */
  stranger: string;
  /** An answer of the assistant. */
  chat: { session: string; turn: string };
  /** A conversation, and a link to a diary, that are deleted. */
  oldChat: string;
  share: string;
  /** An entry of a diary that is deleted, and the expense that goes with it. */
  paid: { planting: string; entry: string; expense: string };
  /** What moderators took out of sight; a question on the farmer's desk, who is an expert. Where the operator's commands can be run. */
  takedown: string;
  asked: string;
  /** Questions that the assistant left to experts, as the farmer is one: unanswered, answered, and shown to farmers. */
  assistant: { open: string; answered: string; shown: string };
  /** A notification that is taken off the list. */
  notification: string;
}

export type Body = Readonly<Record<string, unknown>>;

/** What the server says of a write at the end: an address, what is looked at of its answer, and what that must be. */
export interface Proof {
  at: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers of all kinds
  of: (answer: any) => unknown;
  is: unknown;
}

export interface Making {
  url: string;
  body: Body;
  /** Where the row is listed, if not where it was made; '' for nowhere. */
  list?: string;
  after?: string;
  thing?: string;
  /** The field of the form that carries a file, where one goes with it. */
  file?: { field: string; kind: 'picture' | 'video' | 'large' };
  /** What the outbox calls it, if not by its kind. */
  what?: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  /** It deletes what was there before, instead of setting how it is to be. */
  removes?: true;
  proof?: Proof;
}

export type Make = (n: number, ground: Ground, parent: string) => Making;

const DAY = '2026-11-20';
const NOON = '2026-11-20T06:30:00.000Z';

const reel = (n: number, kind: 'video' | 'large'): Making => ({
  url: '/api/user/reels/',
  body: { description: `A good reel ${n}` },
  list: '/api/user/reels/?limit=100',
  what: 'reels',
  file: { field: 'video', kind },
});

/** What makes a row, by a name of its own; `parent` is a row of the kind in `PARENTS`, made before it. */
export const MAKES: Readonly<Record<string, Make>> = {
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
  spray: (n) => ({
    url: '/api/user/sprays/',
    body: {
      ...{ label: 'Tomato___Early_blight', chemical: 'mancozeb' },
      ...{ task_name: `Spray ${n}`, date: dayInIndia(5) },
    },
    list: '/api/user/farm-tasks/?limit=100',
    what: 'task',
  }),
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
    file: { field: 'image', kind: 'picture' },
  }),
  farmPicture: (_n, _ground, field) => ({
    url: `/api/user/farm-pictures/field/${field}/`,
    body: {},
    list: '',
    after: field,
    file: { field: 'image', kind: 'picture' },
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
    file: { field: 'image', kind: 'picture' },
  }),
  posts: (n) => ({
    url: '/api/user/posts/',
    body: { description: `A good field ${n}` },
    list: '/api/user/posts/?limit=100',
    file: { field: 'photo', kind: 'picture' },
  }),
  reels: (n) => reel(n, 'video'),
  reelInPieces: (n) => reel(n, 'large'),
  comment: (n, { post }) => ({
    url: `/api/user/posts/${post}/comments/`,
    body: { text: `Well done ${n}` },
  }),
  report: (n, { reported }) => ({
    url: `/api/user/posts/${reported}/report/`,
    body: { reason: n % 2 ? 'spam' : 'abuse' },
    list: '',
  }),
  request: (n) => ({
    url: '/api/user/expert-requests/',
    body: { field_of_expertise: 'irrigation', language: 'english', query: `How much? ${n}` },
  }),
  suggestion: (n) => ({
    url: '/api/user/suggestions/',
    body: { kind: 'place', language: 'hi', present: `Wani ${n}`, better: `Vani ${n}` },
    list: '',
  }),
  deskMessage: (n, { asked }) => ({
    url: `/api/user/expert-desk/${asked}/${n % 2 ? 'answer' : 'question'}/`,
    body: { text: `Each week ${n}` },
    list: '',
    proof: {
      at: '/api/user/expert-desk/',
      of: ({ requests }) =>
        requests
          .flatMap(({ messages }: { messages: { text: string }[] }) => messages)
          .filter(({ text }: { text: string }) => text === `Each week ${n}`).length,
      is: 1,
    },
  }),
  followUp: (n, _ground, request) => ({
    url: `/api/user/expert-requests/${request}/follow-up/`,
    body: { text: `And then? ${n}` },
    list: '',
    after: request,
    proof: {
      at: `/api/user/expert-requests/${request}/`,
      of: ({ messages }) =>
        messages.filter(({ text }: { text: string }) => text === `And then? ${n}`).length,
      is: 1,
    },
  }),
};

export const PARENTS: Readonly<Record<string, string>> = {
  planting: 'field',
  plantingEvent: 'planting',
  animalEvent: 'animal',
  lossPhoto: 'loss',
  farmPicture: 'field',
  followUp: 'request',
  requestClosed: 'request',
  scanWord: 'scan',
  taskDone: 'task',
};

/** What is changed of a row that was made, and how; kinds without an entry are never edited. */
export const CHANGES: Readonly<Record<string, readonly ['PATCH' | 'PUT', (n: number) => Body]>> = {
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
  posts: ['PATCH', (n) => ({ description: `A better field ${n}` })],
  reels: ['PATCH', (n) => ({ description: `A better reel ${n}` })],
};

/** Kinds that nobody deletes. */
export const FOR_GOOD: readonly string[] = [
  ...['request', 'followUp', 'report', 'suggestion', 'deskMessage'],
];
/** Kinds that need somebody whom only a command of the operator can make: a moderator, or an expert. */
export const BY_COMMAND: readonly string[] = [
  ...['appeal', 'deskMessage', 'assistantAnswer', 'assistantCorrection', 'assistantShown'],
];
/** What else might be said under the id of a write that nobody can read back. */
export const OTHERWISE: Readonly<Record<string, Body>> = {
  report: { reason: 'other' },
  suggestion: { kind: 'place', language: 'hi', present: 'Wani', better: 'Another' },
};
/** Where a row is deleted, if not below the address at which it was made. */
export const DELETED_AT: Readonly<Record<string, string>> = {
  comment: '/api/user/comments/',
  spray: '/api/user/farm-tasks/',
};
