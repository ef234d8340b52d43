import * as z from 'zod/mini';
import { endpointTable } from './endpoints.ts';
import type { Endpoint } from './http/endpoint.ts';
import { errorAnswer } from './http/errors.ts';
import { patternOf } from './http/paths.ts';

/** A fixture of an answer in a test. */
export interface Fixture {
  status: number;
  body?: unknown;
}

const known = Object.values(endpointTable)
  .flatMap((endpoints: Readonly<Record<string, Endpoint>>) => Object.values(endpoints))
  .flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({
      endpoint,
      path,
      pattern: new RegExp(patternOf([path])),
    })),
  );

/** The endpoint of a path: static paths before ones with parameters. */
export function endpointAt(method: string, path: string): Endpoint | null {
  const found = known.filter((one) => one.endpoint.method === method && one.pattern.test(path));
  return (found.find((one) => one.path === path) ?? found[0])?.endpoint ?? null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Paths in a value that its schema drops. */
function dropped(given: unknown, read: unknown, at = ''): string[] {
  if (!isRecord(given) || !isRecord(read)) return given === read ? [] : [at];
  return Object.entries(given).flatMap(([key, value]) =>
    value === undefined ? [] : dropped(value, read[key], at ? `${at}.${key}` : key),
  );
}

function faultsOfBody(schema: NonNullable<Endpoint['answer']>, body: unknown): string | null {
  const read = z.safeParse(schema, body);
  if (!read.success)
    return read.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`).join(', ');
  const more = dropped(body, read.data);
  return more.length > 0 ? `${more.join(', ')} (not in the contract)` : null;
}

function faultOf({ status, answer }: Endpoint, { status: given, body }: Fixture): string | null {
  if (given >= 500) return null;
  if (given >= 400) {
    // Without a body it is for the status alone.
    const isBare = body === undefined || (isRecord(body) && Object.keys(body).length === 0);
    return isBare || z.safeParse(errorAnswer, body).success ? null : 'refuses without problems';
  }
  if (given !== status) return `answers ${status}, not ${given}`;
  if (status === 204) return body === undefined ? null : 'answers without a body';
  return answer ? faultsOfBody(answer, body) : null;
}

/** Why a fixture of `METHOD /path` violates the contract, or null. */
export function answerFault(name: string, fixture: Fixture): string | null {
  const [method = '', address = ''] = name.split(' ');
  const endpoint = endpointAt(method, address.split('?')[0] ?? '');
  const fault = endpoint ? faultOf(endpoint, fixture) : 'is not in the endpoint table';
  return fault && `${name}: ${fault}`;
}
