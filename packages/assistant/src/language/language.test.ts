import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { romanise, skeleton, soundKey } from './sound-key.ts';
import { contentWords } from './words.ts';

const sound = (word: string) => soundKey(romanise(word));

describe('how words sound', () => {
  it.each([
    ['गेहूँ', 'gehu'],
    ['गेहूं', 'gehun'],
    ['थनैला', 'thanaila'],
    ['मुरघास', 'murghas'],
    ['పొదుగు', 'podugu'],
    ['फसल', 'phasal'],
    ['సైలేజ్', 'silej'],
  ])('%s and %s are one', (native, roman) => {
    const [first, second] = [sound(native), sound(roman)];
    expect(first === second || skeleton(first) === skeleton(second), `${first} ${second}`).toBe(
      true,
    );
  });

  it('keeps different words apart', () => {
    expect(sound('गाय')).not.toBe(sound('भैंस'));
    expect(skeleton('gy')).toBeNull();
  });
});

describe('the language of a question', () => {
  it.each([
    ['How much water does a cow need?', 'en'],
    ['गाय को कितना पानी चाहिए', 'hi'],
    ['गाईला किती पाणी लागते', 'mr'],
    ['ఆవుకు ఎన్ని నీళ్లు కావాలి', 'te'],
    ['gaay ko kitna pani dena chahiye', 'hi'],
    ['gayila kiti pani lagte sanga', 'mr'],
    ['aavuku enni neellu ivvali', 'te'],
    ['म्हशीच्या पोटात जंत झालेत', 'mr'],
    ['मिरचीला बोकड्या आलाय पानं आकसली', 'mr'],
    ['गाय माती खाते भिंत चाटते', 'mr'],
    ['सोयाबीन का समर्थन मूल्य', 'hi'],
    ['मसाला वाला काला चना कितने का', 'hi'],
    ['dalimb telya rog', 'mr'],
    ['tamatar ke patto par gol gol daag', 'hi'],
    ['tamaatar me jhulsa', 'hi'],
    ['tell me about silage', 'en'],
    ['माझ्या म्हशीने कीटकनाशक प्यायले', 'mr'],
    ['paddy leaves have eye shaped spots', 'en'],
    ['buffalo water litre', 'en'],
    ['ধানৰ পাতত দাগ পৰিছে', 'as'],
    ['গৰুৱে ঘাঁহ নাখায়', 'as'],
    ['ধানের পাতায় দাগ পড়েছে', 'bn'],
    ['গাই কম দুধ দেয়', 'bn'],
    ['دھان کے پتوں پر دھبے', 'ur'],
    ['ഗോതമ്പിന് എത്ര വെള്ളം', 'ml'],
    ['ଧାନ ପତ୍ରରେ ଦାଗ', 'or'],
    ['ਕਣਕ ਨੂੰ ਕਿੰਨਾ ਪਾਣੀ', 'pa'],
  ])('%s is %s', (question, language) => {
    expect(detectLanguage(question)).toBe(language);
  });

  it('takes the chosen one of languages that share a script where no letter tells them apart', () => {
    expect(detectLanguage('গাই কম দুধ দেয়', 'as')).toBe('as');
    expect(detectLanguage('ধানের পাতায় দাগ পড়েছে', 'as')).toBe('bn');
    expect(detectLanguage('গাই কম দুধ দেয়', 'hi')).toBe('bn');
  });
});

it('leaves out the words that say nothing', () => {
  expect(contentWords('How do I make the silage in 3 days?')).toEqual(['silage']);
  expect(contentWords('साइलेज कैसे बनाएं?')).toContain('साइलेज');
  expect(contentWords('??? 42')).toEqual([]);
  expect(contentWords('मुरघास कसा करावा')).toEqual(contentWords('मुरघास कसा करावं'));
});

it.each([
  ['saap ne kata', 'hi'],
  ['vish pyayla', 'mr'],
  ['pamu karichindi', 'te'],
  ['my wife has chest pain', 'en'],
  ['buffalo throat swelling fever', 'en'],
  ['palalo raktam vastundi', 'te'],
])('in danger, too, %s is %s', (question, language) => {
  expect(detectLanguage(question)).toBe(language);
});

// Messages that the recognition was not trained on, by people who had not seen what it was trained on.
describe('the language of messages never seen', () => {
  const file = join(
    import.meta.dirname,
    '../../../../training/assistant-eval/emergencies-second.jsonl',
  );
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { message: string; lang: string });
  it.each(['en', 'hi', 'mr', 'te'])('%s in its own and in Latin letters', (lang) => {
    const own = rows.filter((row) => row.lang === lang);
    for (const latin of [true, false]) {
      const asked = own.filter(({ message }) => !/[\u0900-\u0C7F]/.test(message) === latin);
      const right = asked.filter(({ message }) => detectLanguage(message) === lang);
      if (asked.length > 0) expect(right.length / asked.length).toBeGreaterThan(0.95);
    }
  });
});
