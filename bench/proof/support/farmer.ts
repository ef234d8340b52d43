import type { Outcome, RawClient } from './raw-http.ts';

export const PASSWORD = 'Sprout!2026';

/** An account and the tokens of one of its sessions. */
export interface Farmer {
  email: string;
  access: string;
  refresh: string;
}

type Tokens = Omit<Farmer, 'email'>;

let made = 0;

/** A call with a JSON body; answers the parsed answer. @throws Error unless the status is one of `wanted` */
export async function callJson<T>(
  client: RawClient,
  farmer: Farmer | null,
  method: string,
  path: string,
  body?: unknown,
  wanted: readonly number[] = [200, 201, 204],
): Promise<T> {
  const outcome: Outcome = await client.send({
    method,
    target: path,
    headers: {
      ...(farmer ? { authorization: `Bearer ${farmer.access}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
  });
  const text = 'answer' in outcome ? outcome.answer.body.toString() : outcome.broken;
  if (!('answer' in outcome) || !wanted.includes(outcome.answer.status))
    throw new Error(
      `${method} ${path}: ${'answer' in outcome ? outcome.answer.status : ''} ${text.slice(0, 300)}`,
    );
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Registers a new account through the API. */
export async function register(client: RawClient, name = 'Asha Pawar'): Promise<Farmer> {
  made += 1;
  const email = `farmer.${process.pid}.${Date.now().toString(36)}.${made}@ankur.test`;
  const body = { name, email, password: PASSWORD, password2: PASSWORD, tc: 'true' };
  return { email, ...(await tokensFrom(client, 'register', body)) };
}

/** Gives a farmer the tokens of a new session; an access token lives for half an hour. */
export async function signInAgain(client: RawClient, farmer: Farmer): Promise<void> {
  const body = { email: farmer.email, password: PASSWORD };
  Object.assign(farmer, await tokensFrom(client, 'login', body));
}

async function tokensFrom(
  client: RawClient,
  call: 'register' | 'login',
  body: unknown,
): Promise<Tokens> {
  const path = `/api/user/${call}/`;
  return (await callJson<{ token: Tokens }>(client, null, 'POST', path, body)).token;
}
