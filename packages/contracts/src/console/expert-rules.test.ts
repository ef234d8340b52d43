import { expect, it } from 'vitest';
import { emailRule } from '../auth/rules.ts';
import { EXPERT_FIELDS, EXPERT_LANGUAGES } from '../experts/rules.ts';
import { check } from '../http/errors.ts';
import { expertForm, invitationForm } from './expert-rules.ts';

it.each([
  ['asha@example.in', true],
  [' asha@example.in ', true],
  ['asha@example', false],
  ['asha@-example.in', false],
  ['आशा@example.in', false],
  ['', false],
  [`${'a'.repeat(243)}@example.in`, true],
  [`${'a'.repeat(244)}@example.in`, false],
])('takes for an invitation what sign-up takes for an address: %s', (email, taken) => {
  const form = { fields: ['soil_health'], languages: ['hindi'], email };
  expect(check(invitationForm, form).ok).toBe(taken);
  expect(emailRule.safeParse(email).success).toBe(taken);
});

it('takes no more fields and languages than there are', () => {
  const all = { fields: [...EXPERT_FIELDS], languages: [...EXPERT_LANGUAGES] };
  expect(check(expertForm, all).ok).toBe(true);
  const twice = { fields: [...all.fields, 'soil_health'], languages: [...all.languages, 'hindi'] };
  const result = check(expertForm, twice);
  expect(result.ok ? [] : Object.keys(result.failures)).toEqual(['fields', 'languages']);
});
