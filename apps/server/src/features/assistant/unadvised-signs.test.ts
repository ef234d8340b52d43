import { understandAll } from '@ankur/assistant/two-topics';
import { isAdvised } from '@ankur/crops/crop';
import { CROPS } from '@ankur/crops/register';
import { cropName, cropWords, DESCRIBING_NAMES } from '@ankur/crops/words';
import { describe, expect, it } from 'vitest';
import { composeFromLibrary } from './answer/compose.ts';
import { cropMentions } from './knowledge/named-crop.ts';
import { createLibrary } from './library.ts';

const library = createLibrary();
const UNADVISED = CROPS.filter((crop) => !isAdvised(crop));
/** Six shapes of a question on signs, some of two halves of which the second names no crop. */
const SHAPES = [
  ['en', '{crop} leaves have yellow spots, what to spray'],
  ['en', '{crop} leaves have gone thin like shoelace and rings on fruit, what to spray'],
  ['hi', '{crop} के पत्ते पीले पड़कर मुड़ रहे हैं, कौन सी दवा डालें'],
  ['mr', '{crop} ची पाने वाळली आणि फळे सडत आहेत, कोणती फवारणी करू'],
  ['te', '{crop} ఆకుల మీద మచ్చలు వచ్చి కాయలు రాలుతున్నాయి, ఏ మందు కొట్టాలి'],
  ['romanised', '{crop} ke patte pe kale dhabbe hai aur phal sad rahe hai, konsi dawa dale'],
] as const;

/** The name of a crop as the shape's language says it; the register has no Latin spelling of some. */
const nameIn = (id: string, language: (typeof SHAPES)[number][0]) =>
  language === 'romanised'
    ? (cropWords(id, 'romanised')[0] ?? cropName(id, 'en') ?? id)
    : (cropName(id, language) ?? id);

describe.each(SHAPES)('signs of a crop without advice, in %s: %s', (language, shape) => {
  // Before leaves "pasupu" is as well "yellow", and names no crop.
  const questions = UNADVISED.flatMap(({ id, seeAlso = [] }) => {
    const name = nameIn(id, language);
    if (DESCRIBING_NAMES.includes(name.toLowerCase())) return [];
    const question = shape.replace('{crop}', name);
    return [{ id, seeAlso, question, parts: understandAll(library, question).parts }];
  });

  it('are never answered with a guide or a disease of another crop', () => {
    const wrong = questions.flatMap(({ question, seeAlso, parts }) => {
      const named = new Set(cropMentions(question).map(({ crop }) => crop.id));
      const ids = parts.flatMap((part) =>
        composeFromLibrary(part).sources.map((source) => source.id),
      );
      const others = ids.filter((id) => {
        const title = Object.values(library.find(id)?.title ?? {}).join('\n');
        const isIts = cropMentions(title).some(({ crop }) => named.has(crop.id));
        return /^(?:crop|disease):/.test(id) && !seeAlso.includes(id) && !isIts;
      });
      return others.length > 0 ? [`${question}: ${others.join(', ')}`] : [];
    });
    expect(UNADVISED.length).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });

  it('are refused by its name where the register is read to name it and nothing else', () => {
    const named = questions.filter(({ id, seeAlso, question }) => {
      const crops = cropMentions(question);
      return seeAlso.length === 0 && crops.length === 1 && crops[0]?.crop.id === id;
    });
    const other = named.filter(({ id, parts }) => parts[0]?.unadvised?.id !== id);
    expect(named.length).toBeGreaterThan(100);
    expect(other.map(({ question }) => question)).toEqual([]);
  });
});
