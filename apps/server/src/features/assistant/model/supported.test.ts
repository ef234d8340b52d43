import { describe, expect, it } from 'vitest';
import { supportedSentences } from './supported.ts';

const HINDI = ['पीएम-किसान योजना साल में ₹6,000 देती है।'];
const SOURCES = ['Dip with 0.5–1 % iodine after milking.', 'PM-KISAN pays ₹6,000 a year.'];

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
});
