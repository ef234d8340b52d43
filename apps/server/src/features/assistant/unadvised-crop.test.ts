import { understandAll } from '@ankur/assistant/two-topics';
import { describe, expect, it } from 'vitest';
import { composeFromLibrary } from './answer/compose.ts';
import { createLibrary } from './library.ts';

const library = createLibrary();
const ask = (question: string, previous?: string) => {
  const [only] = understandAll(library, question, previous).parts;
  if (!only) throw new Error('no reading');
  const { plain, sources } = composeFromLibrary(only);
  return { plain, ids: sources.map(({ id }) => id), tool: only.tool, crop: only.unadvised?.id };
};

describe('a question on a crop without advice', () => {
  it.each([
    ['papaya ring spot', 'papaya', /^We have nothing on papaya yet/],
    ['my papaya plants are drying', 'papaya', /^We have nothing on papaya yet/],
    ['पपीते के पेड़ पीले पड़ रहे हैं', 'papaya', /^पपीता: .*1800-180-1551/],
    ['पपईची लागवड कशी करावी', 'papaya', /^पपई: .*1800-180-1551/],
    ['బొప్పాయి సాగు ఎలా చేయాలి', 'papaya', /^బొప్పాయి .*1800-180-1551/],
    ['papita ki kheti kaise kare', 'papaya', /^पपीता: /],
    ['custard apple pests', 'custard-apple', /nothing on custard apple yet/],
    ['काली मिर्च की बेल सूख रही है', 'black-pepper', /^काली मिर्च: /],
    ['हल्दी में पत्ती धब्बा रोग', 'turmeric', /^हल्दी: /],
    ['Indian jujube pests', 'ber', /nothing on Indian jujube yet/],
    ['how much water does papaya need', 'papaya', /nothing on papaya yet/],
    ['how much water does dragon fruit need', 'dragon-fruit', /nothing on dragon fruit yet/],
    ['parsley seed rate per acre', 'parsley', /nothing on parsley yet/],
    ['अखरोट को कितना पानी चाहिए', 'walnut', /^अखरोट: /],
    ['कोद्रा ला किती पाणी लागते', 'kodo-millet', /^कोद्रा: /],
    ['అనాస కు ఎంత నీరు కావాలి', 'pineapple', /^అనాస /],
  ])('"%s" is refused by name and sent to an expert', (question, crop, said) => {
    const answer = ask(question);
    expect(answer).toMatchObject({ crop, ids: [], tool: null });
    expect(answer.plain).toMatch(said);
    expect(answer.plain).toContain('1800-180-1551');
  });

  it('is answered where a crop with advice, an animal or help is asked about too', () => {
    expect(ask('early blight of tomato near papaya').ids[0]).toMatch(/^disease:tomato/);
    expect(ask('can I feed papaya leaves to my cow').crop).toBeUndefined();
    expect(ask('Makke ke patte par dalchini rang ke dane').ids[0]).toMatch(/maize/);
    expect(ask('dhaan me sanwa bahut ugta hai ropai ke baad').crop).toBeUndefined();
    expect(ask('subsidy for dragon fruit').ids.some((id) => id.startsWith('scheme:'))).toBe(true);
    expect(ask('price of papaya in pune').tool).toBe('prices');
  });

  it('is told its price in whatever form its name stands', () => {
    expect(ask('हळदीला सांगलीत जास्त भाव आहे का हिंगोलीत?').tool).toBe('prices');
    expect(ask('అల్లం ధర ఎంత').tool).toBe('prices');
  });

  it('is not read into words for where and that', () => {
    expect(ask('विमावाले पाहणीला आले नाहीत, कुठं तक्रार करू').crop).toBeUndefined();
    expect(ask('गाय को दाना कितना दें, उस में क्या मिलाएं').crop).toBeUndefined();
  });

  it('is answered by an article that names the crop, or that holds for it too', () => {
    expect(ask('how much azolla and moringa to feed').crop).toBeUndefined();
    expect(ask('white powder on bottle gourd leaves').ids[0]).toBe('disease:cucurbit_powdery');
  });

  it('goes on with the crop of the question before', () => {
    expect(ask('how to stop it', 'papaya ring spot').crop).toBe('papaya');
    expect(ask('and papaya', 'wheat sowing time').crop).toBe('papaya');
    expect(ask('early blight of tomato leaves', 'papaya ring spot').crop).toBeUndefined();
    const before = 'papaya leaves have yellow spots';
    expect(ask('what to spray', before).crop).toBe('papaya');
    expect(ask('how deep to take soil for testing', before).ids).toEqual(['note:soil-sampling']);
  });
});
