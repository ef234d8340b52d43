import { describe, expect, it } from 'vitest';
import { type CropEntry, createCropMentions } from './crop-mentions.ts';

const crop = (id: string, words: readonly string[], advised = false): CropEntry => ({
  id,
  advised,
  names: { en: id },
  words,
});
const mentions = createCropMentions({
  crops: [
    crop('papaya', ['Papaya', 'पपीता', 'पपई', 'బొప్పాయి', 'papita']),
    crop('apple', ['Apple', 'सेब'], true),
    crop('custard-apple', ['Custard apple', 'सीताफल']),
    crop('black-pepper', ['Black pepper', 'काली मिर्च']),
    crop('guava', ['Guava', 'अमरूद', 'पेरू']),
    crop('rice', ['Rice', 'ধান', 'நெல்']),
    crop('tomato', ['Tomato', 'টমেটো', 'தக்காளி']),
    crop('pearl-millet', ['Pearl millet', 'বাজরা', 'கம்பு']),
    crop('rose', ['Rose', 'Roses', 'गुलाब']),
    crop('maize', ['Maize', 'makka'], true),
    crop('rice', ['Rice', 'dhan'], true),
  ],
  everyday: ['rose', 'पेरू'],
  growing: ['plants', 'लागवड', 'grow'],
  links: ['of'],
});
const named = (text: string) => mentions(text).map(({ crop: { id } }) => id);

describe('crops that a text names', () => {
  it.each([
    ['papaya ring spot', ['papaya']],
    ['my papayas fall', ['papaya']],
    ['पपीते में रोग', ['papaya']],
    ['पपईची लागवड', ['papaya']],
    ['బొప్పాయిలో తెగులు', ['papaya']],
    ['papita ke ped', ['papaya']],
    ['dhaan me aur makke me', ['rice', 'maize']],
    ['amarud ki kheti', ['guava']],
    ['kali mirch ka bhav', ['black-pepper']],
    ['custard apple and apple', ['custard-apple', 'apple']],
  ])('in "%s"', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  it('keeps words that only begin or sound like a name apart', () => {
    expect(named('a compost pit of pepper')).toEqual([]);
    expect(named('prices rose by half')).toEqual([]);
    expect(named('गहू कधी पेरू')).toEqual([]);
  });

  it('tells words apart in scripts whose letters it does not know', () => {
    expect(named('ধান গাছে পোকা')).toEqual(['rice']);
    expect(named('தக்காளி விலை')).toEqual(['tomato']);
    expect(named('ধানের দাম, টমেটোর দাম')).toEqual(['rice', 'tomato']);
    expect(named('தக்காளிக்கு மருந்து')).toEqual(['tomato']);
    expect(named('আমার গরুর দুধ কম কেন')).toEqual([]);
    expect(named('என் பசுவுக்கு மடிநோய்')).toEqual([]);
  });

  it('takes a word of everyday speech beside one of growing', () => {
    expect(named('rose plants in pots')).toEqual(['rose']);
    expect(named('how to grow rose')).toEqual(['rose']);
    expect(named('पेरू लागवड')).toEqual(['guava']);
  });

  it('says which words name a crop', () => {
    expect(mentions('kali mirch')[0]).toMatchObject({ words: ['kali', 'mirch'] });
    expect(mentions('black pepper')[0]).toMatchObject({ words: ['black', 'pepper'] });
  });
});
