import { readFailure } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../test/refusal.ts';
import {
  errorStatus,
  fieldErrors,
  firstError,
  hasProblem,
  isUnreachable,
  refusal,
  saidByServer,
} from './field-errors.ts';

describe('fieldErrors', () => {
  it('reads messages by field and drops what is no text', () => {
    const error = { status: 400, data: { errors: { email: ['Bad', 4], age: 'Young', x: [] } } };
    expect(fieldErrors(error)).toEqual({
      email: [saidByServer('Bad')],
      age: [saidByServer('Young')],
    });
    expect(firstError(fieldErrors(error), 'email')).toBe(saidByServer('Bad'));
    expect(firstError(fieldErrors(error), 'name')).toBeNull();
  });

  it('reads codes with their parameters, each with the text that stands at its place', () => {
    const short = failure('password_too_short', { min: 8 });
    const data = refusalOf({ password: [short, failure('password_common')] });
    const found = fieldErrors({ status: 400, data })?.password ?? [];
    expect(found.map((one) => readFailure(one))).toEqual([
      {
        code: 'password_too_short',
        params: { min: 8, said: 'Password must be at least 8 characters long.' },
      },
      { code: 'password_common', params: { said: data.errors.password?.[1] } },
    ]);
    expect(hasProblem({ data }, 'password_common')).toBe(true);
    expect(hasProblem({ data }, 'email_taken')).toBe(false);
  });

  it('ignores malformed problems', () => {
    const problems = [null, 'x', { code: 'a' }, { field: 'a', code: 'b_c', params: null }];
    expect(fieldErrors({ status: 400, data: { problems } })).toEqual({ a: ['b_c'] });
  });

  it('returns failures that belong to no field', () => {
    const data = refusalOf({ non_field_errors: [failure('email_unconfirmed')] });
    expect(readFailure(refusal({ status: 403, data }) ?? '').code).toBe('email_unconfirmed');
    expect(refusal({ status: 400, data })).toBeNull();
  });

  it.each([undefined, null, 'x', { status: 500 }, { status: 400, data: { errors: [] } }])(
    'finds none in %j',
    (error) => expect(fieldErrors(error)).toBeNull(),
  );

  it('distinguishes answers from network failures', () => {
    expect(isUnreachable({ status: 'FETCH_ERROR', error: 'x' })).toBe(true);
    expect(isUnreachable({ status: 502 })).toBe(false);
    expect(errorStatus({ status: 'PARSING_ERROR', originalStatus: 502 })).toBe(502);
    expect(errorStatus({ status: 'FETCH_ERROR' })).toBeNull();
  });
});
