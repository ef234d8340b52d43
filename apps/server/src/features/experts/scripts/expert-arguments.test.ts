import { describe, expect, it } from 'vitest';
import { parseExpertArguments } from './expert-arguments.ts';

describe('npm run experts', () => {
  it('adds somebody for several fields and languages', () => {
    const words = 'add a@b.in --field irrigation,soil_health --language hindi --language telugu';
    expect(parseExpertArguments(words.split(' '))).toEqual({
      kind: 'add',
      email: 'a@b.in',
      fields: ['irrigation', 'soil_health'],
      languages: ['hindi', 'telugu'],
      experience: null,
    });
  });

  it.each([
    'add',
    'add a@b.in --language hindi',
    'add a@b.in --field farming --language hindi',
    'add a@b.in --field irrigation',
    'praise a@b.in',
  ])('refuses "%s"', (line) => {
    expect(parseExpertArguments(line.split(' ')).kind).toBe('wrong');
  });
});
