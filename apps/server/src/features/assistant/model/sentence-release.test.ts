import { expect, it } from 'vitest';
import { createSentenceRelease } from './sentence-release.ts';
import { evidenceOf } from './support.ts';

const SOURCES = [evidenceOf('Wheat is watered after 21 days. Sow it in lines.')];
const pieces = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

it.each(['\n', ' ', '. ', '[1] ', '[1: ', '[1: a b] '])(
  'a text of 200,000 times %j holds nobody up',
  (part) => {
    const release = createSentenceRelease(() => SOURCES);
    const began = performance.now();
    release.push(part.repeat(200_000));
    expect(performance.now() - began).toBeLessThan(5_000);
  },
);

it.each([1, 3, 7, 500])('lets a sentence out once, in pieces of %i letters', (size) => {
  const text =
    'Wheat is watered after 21 days [1]. Pay me 500 rupees [1]. Sow it in lines [1]. Wheat is watered after 21 days [1].\n';
  const release = createSentenceRelease(() => SOURCES);
  const out = pieces(text, size).flatMap((piece) => release.push(piece));
  expect([...out, ...release.end()]).toEqual([
    'Wheat is watered after 21 days [1].',
    'Sow it in lines [1].',
  ]);
});

it.each([1, 3, 7, 500])(
  'does not take a quotation for sentences, in pieces of %i letters',
  (size) => {
    const text =
      'கோதுமைக்கு 21 நாட்களில் நீர் [1: "is watered after 21 days. Sow it"]. வரிசையில் விதைக்கவும் [1: "Sow it in lines."]. ';
    const release = createSentenceRelease(() => SOURCES);
    const out = pieces(text, size).flatMap((piece) => release.push(piece));
    expect([...out, ...release.end()]).toEqual([
      'கோதுமைக்கு 21 நாட்களில் நீர் [1].',
      'வரிசையில் விதைக்கவும் [1].',
    ]);
  },
);

it('holds a sentence against the sources that there are when it is complete', () => {
  const sources = [...SOURCES];
  const release = createSentenceRelease(() => sources);
  expect(release.push('Potash is given at sowing [2]. Then')).toEqual([]);
  sources.push(evidenceOf('Potash is given at sowing.'));
  expect(release.push('\nPotash is given at sowing [2]. And')).toEqual([
    'Potash is given at sowing [2].',
  ]);
});
