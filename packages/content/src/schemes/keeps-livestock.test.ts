import { describe, expect, it } from 'vitest';
import { keepsLivestock } from './keeps-livestock.ts';

describe('what a profile says on livestock', () => {
  it.each([
    'None',
    'none.',
    ' NO ',
    'N/A',
    'n.a.',
    'nil',
    '-',
    '--',
    '0',
    'No livestock',
    "Don't have",
    'Nothing',
    'नहीं',
    'कोई नहीं',
    'कोई पशु नहीं।',
    'नाही',
    'काही नाही',
    'लागू नाही',
    'లేదు',
    'ఏమీ లేవు',
    'లేవు.',
    'kuch nahi',
    'Ledu',
  ])('is none: %s', (words) => expect(keepsLivestock(words)).toBe(false));

  it.each([
    'Two bullocks',
    'cows, none sick',
    '1 buffalo',
    'Nonu goats',
    'गाय',
    'दोन म्हशी',
    'ఆవులు',
    'ek bhains',
    'No. 2 goats',
  ])('is some: %s', (words) => expect(keepsLivestock(words)).toBe(true));

  it.each([null, '', '  '])('is not known: %j', (words) =>
    expect(keepsLivestock(words)).toBeNull(),
  );
});
