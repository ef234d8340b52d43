import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const failed = (message: string, told: Record<string, unknown> = {}) =>
  Object.assign(new Error(message), told);
const UNAVAILABLE = [
  failed('the database system is starting up', { code: '57P03' }),
  failed('terminating connection due to unexpected postmaster exit', { code: '57P01' }),
  failed('sorry, too many clients already', { code: '53300' }),
  failed('connect ENOENT run/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  failed('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }),
  failed('read ECONNRESET', { code: 'ECONNRESET', syscall: 'read' }),
  failed('Connection terminated unexpectedly'),
  failed('Client has encountered a connection error and is not queryable'),
  failed('timeout exceeded when trying to connect'),
];
const OTHERS = [
  failed('duplicate key', { code: '23505' }),
  failed('no such file', { code: 'ENOENT', syscall: 'open' }),
  failed('anything else'),
  null,
  'a text',
];

describe('an unavailable database', () => {
  it.each(UNAVAILABLE)('is recognised by: %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
    expect(isDatabaseUnavailable(new DrizzleQueryError('select 1', [], error))).toBe(true);
  });

  it.each(OTHERS)('is not recognised by: %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
