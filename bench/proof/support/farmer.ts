import type { Outcome, RawClient } from './raw-http.ts';

export const PASSWORD = 'Sprout!2026';

/** An account and the tokens of one of its sessions. */
export interface Farmer {
  email: string;
  access: string;
  refresh: string;
}

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
  const { token } = await callJson<{ token: { access: string; refresh: string } }>(
    client,
    null,
    'POST',
    '/api/user/register/',
    body,
  );
  return { email, ...token };
}
