import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { check } from '../http/errors.ts';
import { toErrors } from '../problems.ts';
import { resetPasswordBody } from './endpoints.ts';
import { emailRule, isLettersAndSpaces, signUpPasswordRule } from './rules.ts';

/** The sentences about a password. */
const problemsOf = (password: string): readonly string[] => {
  const checked = check(z.object({ password: signUpPasswordRule }), { password });
  return checked.ok ? [] : (toErrors(checked.failures).password ?? []);
};

describe('sign-up password', () => {
  it.each([
    ['Sprout!2026', []],
    ['Sprout_2026', []],
    ['अंकुर!Abc', []],
    ['Sprout-2026', ['Password must not contain negative numbers.']],
    ['Sprou!1', ['Password must be at least 8 characters long.']],
    ['sprout!2026', ['Password must contain at least one uppercase letter.']],
    ['Sprout 2026', ['Password must contain at least one special character.']],
  ])('%s breaks %j', (password, problems) => {
    expect(problemsOf(password)).toEqual(problems);
  });

  it('accepts any suffix of a good password except a negative number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (tail) => {
        const negative = /-\d/.test(`Sprout!a${tail}`);
        expect(problemsOf(`Sprout!a${tail}`).length).toBe(negative ? 1 : 0);
      }),
    );
  });
});

describe('name', () => {
  it.each(['Asha', 'सीता देशमुख', 'క్రిష్ణ', 'ज्ञानेश्वर', 'José', 'श्री\u200dराम'])('%s is one', (name) => {
    expect(isLettersAndSpaces(name)).toBe(true);
  });
  it.each(['', ' ', 'R2', 'A-B', 'O’Neil', 'अ१', 'a\u0000', '🙂'])('%j is none', (name) => {
    expect(isLettersAndSpaces(name)).toBe(false);
  });
});

describe('e-mail', () => {
  const good = (email: unknown) => check(emailRule, email).ok;
  it('needs a domain whose last part has two letters', () => {
    expect(['a@b.in', ' A.b+c@x-y.co.in '].map(good)).toEqual([true, true]);
    const bad = ['a@b', 'a@b.c', 'a@b.1n', '@b.in', 'a b@c.in', 'a@-b.in', 'a@b..in', ''];
    expect(bad.filter(good)).toEqual([]);
  });
  it('is held to 254 characters', () => {
    expect(good(`${'a'.repeat(248)}@bc.in`)).toBe(true);
    expect(good(`${'a'.repeat(249)}@bc.in`)).toBe(false);
  });
});

it('reports a mismatch also while the password is weak', () => {
  const checked = check(resetPasswordBody, { password: 'weak', password2: 'week' });
  expect(checked.ok ? {} : Object.keys(checked.failures)).toEqual(['password', 'password2']);
});
