import { expect, it } from 'vitest';
import auth from '../../locales/en/auth.json';
import { KNOWN_TEXTS } from './known-texts.ts';

it('gives each message in English to the letter', () => {
  const groups: Record<string, unknown> = auth;
  for (const [message, key] of Object.entries(KNOWN_TEXTS)) {
    const [group = '', name] = key.split('.');
    const found = name ? (groups[group] as Record<string, string>)[name] : groups[group];
    expect(found).toBe(message);
  }
});
