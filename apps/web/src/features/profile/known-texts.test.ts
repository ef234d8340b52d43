import { expect, it } from 'vitest';
import profile from '../../locales/en/profile.json';
import { KNOWN_TEXTS } from './known-texts.ts';

it('gives each message in English to the letter', () => {
  const rules: Record<string, string> = profile.rule;
  expect(Object.keys(KNOWN_TEXTS)).toHaveLength(11);
  for (const [message, key] of Object.entries(KNOWN_TEXTS)) {
    expect(rules[key.slice('rule.'.length)]).toBe(message);
  }
});
