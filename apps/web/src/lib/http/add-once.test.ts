import finance from 'virtual:endpoints/finance';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addOnce } from './add-once.ts';
import type { HttpError } from './base-query.ts';
import { type HttpRequest, requestOf } from './call.ts';

const REQUEST = requestOf(finance['expenses.add'], { body: {} as never });
const LOST: HttpError = { status: 'FETCH_ERROR', error: 'cut' };
const CUT: HttpError = { status: 'PARSING_ERROR', originalStatus: 201, data: '{', error: 'cut' };
const FAULT: HttpError = { status: 500, data: null };
const REFUSED: HttpError = { status: 400, data: null };

/** A network with `errors` for successive attempts; records the idempotency keys. */
function aLine(...errors: (HttpError | undefined)[]) {
  const marks: unknown[] = [];
  const ask = (args: HttpRequest) => {
    const { body } = args;
    marks.push(body instanceof FormData ? body.get('id') : (body as { id: unknown }).id);
    const error = errors.shift();
    return error ? { error } : { data: { id: 'e1' } };
  };
  const press = (body: object) => addOnce<{ id: string }>(ask, { ...REQUEST, body });
  return { marks, press };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([LOST, CUT, FAULT])('retries under the same id after $status', async (error) => {
  const { marks, press } = aLine(error);
  expect(await press({ amount: 500 })).toEqual({ error });
  expect(await press({ amount: 500 })).toEqual({ data: { id: 'e1' } });
  expect(new Set(marks).size).toBe(1);
  await press({ amount: 500 });
  expect(new Set(marks).size).toBe(2);
});

it('uses a new id for other content, after a refusal, and on a later day', async () => {
  const { marks, press } = aLine(LOST, LOST, REFUSED, LOST);
  await press({ amount: 1 });
  await press({ amount: 2 });
  await press({ amount: 3 });
  await press({ amount: 3 });
  expect(new Set(marks).size).toBe(4);
  vi.advanceTimersByTime(86_400_000);
  await press({ amount: 3 });
  expect(new Set(marks).size).toBe(5);
});

it('identifies a form by its texts and file', async () => {
  const { marks, press } = aLine(LOST, LOST, LOST);
  const formWith = (words: string, content: string) => {
    const form = new FormData();
    form.append('description', words);
    form.append('photo', new File([content], 'a.jpg', { lastModified: 1 }));
    return form;
  };
  await press(formWith('Cotton', 'leaf'));
  await press(formWith('Cotton', 'leaf'));
  expect(new Set(marks).size).toBe(1);
  await press(formWith('Cotton', 'leaves'));
  await press(formWith('Maize', 'leaf'));
  expect(new Set(marks).size).toBe(3);
});
