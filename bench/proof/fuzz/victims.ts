import { callJson, type Farmer, register } from '../support/farmer.ts';
import { formBody, formType } from '../support/form.ts';
import type { RawClient } from '../support/raw-http.ts';
import type { IdBook } from './ids.ts';
import type { Finding, Secrets } from './judge.ts';

/** A passive account with rows of every kind, all marked with a secret word. */
export interface Victim {
  farmer: Farmer;
  secrets: Secrets;
  /** The account's own data by path. */
  state: ReadonlyMap<string, string>;
}

/** Data of an account that nobody else can change, not even by public actions. */
const OWN_LISTS = [
  '/api/user/profile/',
  '/api/user/place/',
  '/api/user/expenses/',
  '/api/user/incomes/',
  '/api/user/loans/',
  '/api/user/budgets/',
  '/api/user/farm-tasks/',
  '/api/user/scans/',
  '/api/user/irrigation/waterings/',
  '/api/user/irrigation/pump/',
  '/api/user/price-alerts/',
  '/api/user/assistant-consent/',
  '/api/user/notifications/settings/',
  '/api/chatbot/sessions/',
];

/** Creates and fills an account; adds its ids to `ids`, for others to try. */
export async function openVictim(client: RawClient, word: string, ids: IdBook): Promise<Victim> {
  const farmer = await register(client, 'Sunita Bai');
  const phone = `9${String(parseInt(word.slice(-7), 16))
    .padStart(9, '0')
    .slice(0, 9)}`;
  const staffWord = `${word}-q`;
  const own = `${word}-own`;
  const make = async (method: string, path: string, body: unknown, place = path) => {
    const made = await callJson<{ id?: string; session_id?: string } | null>(
      client,
      farmer,
      method,
      path,
      body,
    );
    const id = made?.id ?? made?.session_id;
    if (id) ids.add(place, id);
  };
  await sendForm(client, farmer, '/api/user/profile-input/', {
    name: 'Sunita Bai',
    age: '41',
    contact: phone,
    location: `${own} village`,
    land_size: '5',
    land_type: 'irrigated',
    irrigation: 'flood',
    annual_crops: '2',
    livestock: 'none',
    crops: 'Wheat',
    seed_brand: own,
    fertilizers: own,
    pesticides: own,
  });
  await make('PUT', '/api/user/place/', {
    lat: 20.1,
    lon: 78.1,
    district: own,
    state: 'Maharashtra',
  });
  const date = '2026-11-20';
  const description = `${own} books`;
  await make('POST', '/api/user/expenses/', {
    category: 'seeds',
    amount: 4321.5,
    description,
    date,
  });
  await make('POST', '/api/user/incomes/', {
    source: 'crop_sale',
    amount: 98_765,
    description,
    date,
  });
  const span = { start_date: '2026-04-01', end_date: '2027-03-31' };
  await make('POST', '/api/user/loans/', {
    lender: own,
    amount: 55_555,
    interest_rate: 7,
    ...span,
  });
  await make('POST', '/api/user/budgets/', { category: own, amount: 777, ...span });
  await make('POST', '/api/user/farm-tasks/', { task_name: own, date, notes: own });
  await make('POST', '/api/user/irrigation/waterings/', {
    crop_type: 'Wheat',
    date: pastDate(),
    volume_m3: 12,
  });
  await make('POST', '/api/user/price-alerts/', {
    commodity: 'Onion',
    state: 'Maharashtra',
    price: 2_400,
  });
  await make(
    'POST',
    '/api/chatbot/chat/',
    { message: `urea for wheat ${own}` },
    '/api/chatbot/sessions/',
  );
  const question = { field_of_expertise: 'irrigation', language: 'english', query: staffWord };
  const request = await sendForm(client, farmer, '/api/user/expert-requests/', question);
  for (const path of ['/api/user/expert-requests/', '/api/user/expert-desk/'])
    ids.add(path, request.id ?? '');
  const secrets = { hidden: [own, phone, farmer.email], forStaff: [staffWord] };
  return { farmer, secrets, state: await stateOf(client, farmer) };
}

const pastDate = () => new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

async function sendForm(
  client: RawClient,
  farmer: Farmer,
  path: string,
  fields: Record<string, string>,
): Promise<{ id?: string }> {
  const outcome = await client.send({
    method: 'POST',
    target: path,
    headers: { authorization: `Bearer ${farmer.access}`, 'content-type': formType() },
    body: formBody(Object.entries(fields)),
  });
  if (!('answer' in outcome) || outcome.answer.status >= 300)
    throw new Error(
      `${path}: ${'answer' in outcome ? outcome.answer.body.toString() : outcome.broken}`,
    );
  return JSON.parse(outcome.answer.body.toString());
}

async function stateOf(client: RawClient, farmer: Farmer): Promise<Map<string, string>> {
  const state = new Map<string, string>();
  for (const path of OWN_LISTS)
    state.set(path, JSON.stringify(await callJson(client, farmer, 'GET', path)));
  return state;
}

/** Counts of a profile change by public actions of others. */
const comparable = (text: string) =>
  text.replaceAll(/"(?:followers|following|post)_count":\d+/g, '');

/** Changes of an account's data. */
export async function changesOf(client: RawClient, victim: Victim): Promise<Finding[]> {
  const now = await stateOf(client, victim.farmer);
  return [...victim.state]
    .filter(([path, before]) => comparable(before) !== comparable(now.get(path) ?? ''))
    .map(([path, before]) => ({
      kind: 'changed',
      operation: `GET ${path}`,
      detail: `before ${before.slice(0, 400)}\n    after  ${(now.get(path) ?? '').slice(0, 400)}`,
    }));
}
