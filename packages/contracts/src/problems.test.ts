import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { API_PAGE, codeTable } from '../scripts/code-table.ts';
import { endpointTable } from './endpoints.ts';
import { isFailure, PARAM_KINDS, readFailure, writeFailure } from './http/problem.ts';
import {
  failure,
  isDeclared,
  PROBLEMS,
  PROBLEMS_BY_NAMESPACE,
  paramsOf,
  templateOf,
  toErrors,
  toProblems,
} from './problems.ts';

describe('the list of codes', () => {
  it('has each code once', () => {
    const codes = Object.values(PROBLEMS_BY_NAMESPACE).flatMap((list) => Object.keys(list));
    expect(codes.length).toBe(new Set(codes).size);
    expect(Object.keys(PROBLEMS).sort()).toEqual([...codes].sort());
    for (const code of codes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
  });

  it('names only parameters that have a kind, and shows none twice', () => {
    for (const entry of Object.values(PROBLEMS)) {
      for (const name of paramsOf(entry)) expect(PARAM_KINDS).toHaveProperty(name);
      const shown = templateOf(entry).match(/\{\w+\}/g) ?? [];
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('stands in docs/api.md as scripts/code-table.ts writes it', () => {
    expect(readFileSync(API_PAGE, 'utf8').endsWith(codeTable())).toBe(true);
  });
});

it('renders a failure in English and as a code with the same parameters', () => {
  const held = failure('harvest_held', {
    crop: 'Tomato',
    product: 'mancozeb',
    date: '2026-11-25',
    until: '2026-12-05',
  });
  const failures = {
    date: [held],
    amount: [failure('amount_too_large', { max_rupees: 1e10 }), failure('amount_decimals')],
    lang: [failure('must_be_either', { name: 'lang', either: ['en', 'hi', 'mr'] })],
  };
  expect(toErrors(failures)).toEqual({
    date: ['Tomato is sprayed with mancozeb on 2026-11-25. Do not harvest before 2026-12-05.'],
    amount: ['Amount must be at most 10,00,00,00,000', 'Amount can have at most two decimals'],
    lang: ['lang must be en, hi or mr'],
  });
  const problems = toProblems(failures);
  expect(problems[0]).toEqual({
    field: 'date',
    code: 'harvest_held',
    params: { crop: 'Tomato', product: 'mancozeb', date: '2026-11-25', until: '2026-12-05' },
  });
  expect(problems[2]).toEqual({ field: 'amount', code: 'amount_decimals', params: {} });
  expect(problems.every(isDeclared)).toBe(true);
});

it('detects parameters that the code does not have', () => {
  expect(isDeclared({ code: 'amount_decimals', params: { max: 2 } })).toBe(false);
  expect(isDeclared({ code: 'amount_too_large', params: { max_rupees: 'ten' } })).toBe(false);
  expect(isDeclared({ code: 'amount_too_large', params: {} })).toBe(false);
  expect(isDeclared({ code: 'made_up', params: {} })).toBe(false);
});

describe('the schemas of all endpoints', () => {
  const NASTY = [undefined, null, '', ' ', 'x'.repeat(3000), '\u0000', -1, 1e15, 0.123456, true];
  const VALUES = [...NASTY, [], [null], [{}], {}, '2026-02-31', '99:99', 'NaN'];
  const calls = Object.entries(endpointTable).flatMap(([feature, endpoints]) =>
    Object.entries(endpoints).flatMap(([name, { query, body }]) =>
      [query, body].flatMap((schema) => (schema ? [{ call: `${feature}.${name}`, schema }] : [])),
    ),
  );

  it.each(calls)('$call refuses by declared codes alone', ({ schema }) => {
    const shape = (schema as { def?: { shape?: object } }).def?.shape ?? {};
    const fields = Object.keys(shape);
    const inputs: unknown[] = VALUES.map((value) =>
      Object.fromEntries(fields.map((field) => [field, value])),
    );
    for (const input of [...inputs, {}, 'text', [], null]) {
      const messages = z.safeParse(schema, input, { error: () => 'unreadable' }).error?.issues;
      for (const { message } of messages ?? [])
        expect({
          message,
          declared: isFailure(message) && isDeclared(readFailure(message)),
        }).toEqual({ message, declared: true });
    }
  });
});

it('reads a failure back as it was written', () => {
  expect(readFailure(writeFailure('a_code'))).toEqual({ code: 'a_code', params: {} });
  const params = { name: 'a b "c" {d}', max: 1, allowed: ['x y', 'z'] };
  expect(readFailure(writeFailure('a_code', params))).toEqual({ code: 'a_code', params });
});
