import { describe, expect, it } from 'vitest';
import { speaksOfHarvest } from './harvest-words.ts';
import { concernsCrop, namesCrop } from './named-crops.ts';

const isHarvest = (name: string) => speaksOfHarvest(name, namesCrop);
/** ड़ as keyboards type it: one letter, or a letter and a dot. */
const RRA = ['\u095c', '\u0921\u093c'];

describe('harvest words', () => {
  it.each([
    'Harvest the wheat',
    'Pick tomatoes',
    'Pick the fruit',
    'Cotton picking',
    'Pluck chillies',
    'Dig potatoes',
    'Dig out the potatoes',
    'Cut sugarcane',
    'गेहूँ की कटाई',
    'गेहूँ काटना और घास निकालना',
    'फसल काटना',
    'चुनाई',
    'खुदाई',
    'आलू की खुदाई',
    'कपास चुनना',
    ...RRA.flatMap((letter) => [`तु${letter}ाई`, `टमाटर तो${letter}ना`]),
    'कापसाची वेचणी',
    'बटाटे काढणे',
    'भुईमूग उपटणे',
    'టమాటాలు కోసి అమ్మడం',
    'వరి కోత',
    'పత్తి ఏరడం',
    'కోసి',
    'మిరప తెంపడం',
    'vari kota',
    'kapas ki chunai',
  ])('knows %s', (name) => expect(isHarvest(name)).toBe(true));

  it.each([
    'Buy seed',
    'Spray tomato',
    'Irrigate the plot',
    'Sell wheat at Kota mandi',
    'Dig a pit for mango',
    'Pull weeds from tomato',
    'Pick up fertiliser for wheat',
    'Cut dead branches of mango',
    'Lift irrigation check',
    'टमाटर से घास काटना',
    'कुएँ की खुदाई',
    'मिरचीतील तण काढणे',
    'టమాటాలో కలుపు తీయడం',
  ])('passes %s', (name) => expect(isHarvest(name)).toBe(false));
});

describe('the crop that a harvest task names', () => {
  it.each([
    ['टोमॅटो तोडणी', 'Tomato'],
    ['टमाट की तुड़ाई', 'Tomato'],
    ['టమాటాల కోత', 'Tomato'],
    ['Harvest tomatoes and onions', 'Tomato'],
    ['Harvest paddy', 'Rice'],
    ['Harvest lemons', 'Citrus'],
    ['Harvest mangoes', 'Mango'],
    ['ऊस तोडणी', 'Sugarcane'],
  ])('%s: %s', (name, crop) => expect(concernsCrop({ task_name: name }, crop)).toBe(true));

  it.each([
    'Harvest',
    'Harvest for us',
    'Harvest 500 gram',
    'Harvest the field',
    'Harvest at a good price',
    'पीक काढणीला आले',
    'పసుపు కాయలు కోయడం',
  ])('%s: may be any', (name) => expect(concernsCrop({ task_name: name }, 'Tomato')).toBe(true));

  it.each([
    ['Harvest onions', null],
    ['कांद्याची काढणी', null],
    ['प्याज की खुदाई', null],
    ['ఉల్లిపాయల కోత', null],
    ['मिरची तोडणी', null],
    ['Harvest', 'Chilli'],
    ['Harvest', 'Soybean'],
  ])('%s (%s): not tomato', (name, crop) =>
    expect(concernsCrop({ task_name: name, crop }, 'Tomato')).toBe(false),
  );
});
