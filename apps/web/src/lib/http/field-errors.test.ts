import { describe, expect, it } from 'vitest';
import { errorStatus, fieldErrors, firstError, isUnreachable } from './field-errors.ts';

describe('fieldErrors', () => {
  it('reads messages by field and drops what is no text', () => {
    const error = { status: 400, data: { errors: { email: ['Bad', 4], age: 'Young', x: [] } } };
    expect(fieldErrors(error)).toEqual({ email: ['Bad'], age: ['Young'] });
    expect(firstError(fieldErrors(error), 'email')).toBe('Bad');
    expect(firstError(fieldErrors(error), 'name')).toBeNull();
  });

  it.each([undefined, null, 'x', { status: 500 }, { status: 400, data: { errors: [] } }])(
    'finds none in %j',
    (error) => expect(fieldErrors(error)).toBeNull(),
  );

  it('tells an answer from no answer', () => {
    expect(isUnreachable({ status: 'FETCH_ERROR', error: 'x' })).toBe(true);
    expect(isUnreachable({ status: 502 })).toBe(false);
    expect(errorStatus({ status: 'PARSING_ERROR', originalStatus: 502 })).toBe(502);
    expect(errorStatus({ status: 'FETCH_ERROR' })).toBeNull();
  });
});
