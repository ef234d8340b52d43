import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export const GOOD_PASSWORD = 'Sprout!2026';

export interface TestFarmer {
  email: string;
  name: string;
  access: string;
  refresh: string;
  /** A request with this farmer's token. */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
  ): Promise<LightMyRequestResponse>;
}

let made = 0;

/** Registers a farmer through the API and returns the tokens. */
export async function aFarmer(
  app: FastifyInstance,
  given: { name?: string; email?: string } = {},
): Promise<TestFarmer> {
  made += 1;
  const name = given.name ?? 'Asha Pawar';
  const email = given.email ?? `farmer${made}@ankur.test`;
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/register/',
    payload: { name, email, password: GOOD_PASSWORD, password2: GOOD_PASSWORD, tc: 'true' },
  });
  if (answer.statusCode !== 201) throw new Error(`could not register: ${answer.body}`);
  const { access, refresh } = answer.json().token;
  return {
    name,
    email,
    access,
    refresh,
    call: (method, url, body) => {
      const options: InjectOptions = {
        method,
        url,
        headers: { authorization: `Bearer ${access}` },
      };
      if (body !== undefined) options.payload = body as object;
      return app.inject(options);
    },
  };
}
