import { expect, it } from 'vitest';
import { emailRule } from '../auth/rules.ts';
import { check } from '../http/errors.ts';
import { invitationForm } from './expert-rules.ts';

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
