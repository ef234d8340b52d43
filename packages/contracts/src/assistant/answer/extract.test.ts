import { describe, expect, it } from 'vitest';
import type { KnownDocument } from '../known-document.ts';
import { extract } from './extract.ts';

const grazing: KnownDocument = {
  id: 'guidance:6',
  kind: 'guidance',
  title: { en: 'Grazing Management', hi: 'चराई प्रबंधन' },
  url: '/application/6',
  words: 'graze bloat paddock अफारा',
  passages: {
    en: [
      'Good grazing gives cheap milk.',
      'Divide the land into paddocks.',
      'Graze one paddock after the other.',
      'Rest each paddock for 20 days.',
      'Bloat comes from wet legumes.',
      'For bloat take the animal off the field.',
      'Bloat kills within hours.',
      'Start with 15 minutes.',
      'Call 1962 in the same hour.',
    ],
    hi: ['चराई से दूध सस्ता पड़ता है।', 'अफारा गीली बरसीम से होता है।', 'उसी घंटे 1962 पर फ़ोन करें।'],
  },
  steps: { en: ['Measure the stubble.'] },
};

describe('what of an article answers a question', () => {
  it('tells the steps of the whole subject', () => {
    expect(extract(grazing, 'grazing', 'en')).toEqual([
      'Good grazing gives cheap milk.',
      'Measure the stubble.',
    ]);
  });

  it('tells of the illness and last whom to call, when an animal is ill', () => {
    const told = extract(grazing, 'how to treat bloat', 'en');
    expect(told).toContain('For bloat take the animal off the field.');
    expect(told.at(-1)).toBe('Call 1962 in the same hour.');
    expect(extract(grazing, 'अफारा का इलाज', 'hi').at(-1)).toBe('उसी घंटे 1962 पर फ़ोन करें।');
  });

  it('calls nobody where nothing is ill', () => {
    expect(extract(grazing, 'which paddock needs a long rest', 'en').join(' ')).not.toContain(
      '1962',
    );
  });

  it('names the veterinarian where an article has no helpline', () => {
    const passages = { en: ['Worms steal growth.', 'Look at the dung.', 'Ask your veterinarian.'] };
    const worms = { ...grazing, title: { en: 'Worms' }, words: 'worm', passages };
    expect(extract(worms, 'worm medicine', 'en')).toContain('Ask your veterinarian.');
  });
});
