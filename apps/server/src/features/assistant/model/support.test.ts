import { describe, expect, it } from 'vitest';
import { evidenceOf, supportedSentences as supported } from './support.ts';

const HINDI = ['पीएम-किसान योजना साल में ₹6,000 देती है।'];
const SOURCES = ['Dip with 0.5–1 % iodine after milking.', 'PM-KISAN pays ₹6,000 a year.'];

const supportedSentences = (generated: string, sources: readonly string[]) =>
  supported(generated, sources.map(evidenceOf));

describe('sentences of a generated answer', () => {
  it('are kept when they name a source that has their figures', () => {
    expect(
      supportedSentences('Dip with 0.5–1 % iodine [1]. PM-KISAN pays ₹6,000 a year. [2]', SOURCES),
    ).toEqual(['Dip with 0.5–1 % iodine [1].', 'PM-KISAN pays ₹6,000 a year [2].']);
  });

  it('are withheld without a source, with an unknown one, or with a figure of their own', () => {
    const text =
      'Iodine is good. Dip with 5 % iodine [1]. Give 20 ml of calcium [3]. You get 8000 rupees [2].';
    expect(supportedSentences(text, SOURCES)).toEqual([]);
  });

  it('are withheld when they speak of something else than their source', () => {
    expect(supportedSentences('Sell every animal to my cousin tomorrow [1].', SOURCES)).toEqual([]);
  });

  it('are compared in Indian digits too', () => {
    expect(supportedSentences('पीएम-किसान साल में ₹६,००० देती है [1]।', HINDI)).toHaveLength(1);
    expect(supportedSentences('पीएम-किसान साल में ₹७,००० देती है [1]।', HINDI)).toEqual([]);
  });

  it.each(['【1】', '【1†source】', '[source 1]', '[^1]'])('may name a source as %s', (named) => {
    expect(supportedSentences(`Dip with iodine after milking ${named}.`, SOURCES)).toEqual([
      'Dip with iodine after milking [1].',
    ]);
  });

  it('may name several sources in one pair of brackets', () => {
    expect(
      supportedSentences('Dip with iodine, and PM-KISAN pays ₹6,000 a year [1, 2].', SOURCES),
    ).toEqual(['Dip with iodine, and PM-KISAN pays ₹6,000 a year [1][2].']);
  });
});

describe('sentences in a script that their source is not written in', () => {
  const TAMIL = 'கறந்த பிறகு 0.5–1 % அயோடினில் நனைக்கவும்';
  const one = (text: string) => supportedSentences(text, SOURCES);

  it('are kept when they quote it, without the quotation, with digits of any script', () => {
    expect(one(`${TAMIL} [1: "Dip with 0.5–1 % iodine after milking"].`)).toEqual([
      `${TAMIL} [1].`,
    ]);
    expect(one('ਸਾਲ ਵਿੱਚ ₹੬,੦੦੦ ਮਿਲਦੇ ਹਨ [2: PM-KISAN pays ₹6,000 a year]।')).toEqual([
      'ਸਾਲ ਵਿੱਚ ₹6,000 ਮਿਲਦੇ ਹਨ [2]।',
    ]);
  });

  it.each([
    ['without a quotation', `${TAMIL} [1].`],
    ['with one that does not stand there', `${TAMIL} [1: "Dip with 5 % iodine after milking"].`],
    ['with one of another source', `${TAMIL} [2: "Dip with 0.5–1 % iodine after milking"].`],
    ['with one that says nothing', `${TAMIL} [1: "with"].`],
    ['with one word that stands there', `${TAMIL} [1: "milking"].`],
    [
      'with a figure that it has not',
      'தினமும் 25 லிட்டர் [1: "Dip with 0.5–1 % iodine after milking"].',
    ],
    [
      'with a figure of the source that is not quoted',
      'தினமும் 1 லிட்டர் நனைக்கவும் [1: "iodine after milking"].',
    ],
    ['with much more than it', `${TAMIL.repeat(4)} [1: "Dip with 0.5–1 % iodine after milking"].`],
  ])('are withheld %s', (_, text) => {
    expect(one(text)).toEqual([]);
  });

  it('do not make up for words that can be compared', () => {
    const text =
      'Sell every animal to my cousin tomorrow [1: "Dip with 0.5–1 % iodine after milking"].';
    expect(one(text)).toEqual([]);
  });
});
