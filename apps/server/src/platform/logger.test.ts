import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { reasonOf } from './errors/reason.ts';
import { toldError } from './logger.ts';

const taken = Object.assign(new Error('duplicate key value violates unique constraint "farmers"'), {
  code: '23505',
  detail: 'Key (lower(email))=(asha@ankur.test) already exists.',
});
const failed = new DrizzleQueryError(
  'insert into farmers values ($1, $2)',
  ['asha@ankur.test', '$argon2id$v=19$hash'],
  taken,
);

describe('a query that failed', () => {
  it('is logged with its SQL, its reason and its location, and none of its values', () => {
    const told = toldError(failed);
    expect(told).toMatchObject({
      type: 'DrizzleQueryError',
      message: taken.message,
      query: 'insert into farmers values ($1, $2)',
      cause: { message: taken.message, code: '23505' },
    });
    expect(told.stack).toContain('logger.test.ts');
    expect(JSON.stringify(told)).not.toMatch(/asha@|argon2id/);
  });

  it('is reported in one line by the reason alone', () => {
    expect(reasonOf(failed)).toBe(taken.message);
    expect(reasonOf(new DrizzleQueryError('select $1', ['asha@ankur.test']))).toBe(
      'no reason given',
    );
  });
});

it('any other error keeps its type, its message and its code', () => {
  const error = Object.assign(new TypeError('no such file'), { code: 'ENOENT' });
  expect(toldError(error)).toMatchObject({
    type: 'TypeError',
    message: 'no such file',
    code: 'ENOENT',
  });
});
