import { describe, expect, it } from 'vitest';
import { type CalculatorKind, figuresOf, QUESTIONS } from './figures.ts';

const begun = (kind: CalculatorKind) => Object.fromEntries(QUESTIONS[kind]);

describe('the calculators beside the articles', () => {
  it.each(['ration', 'brooder', 'silage-pit', 'milk-price'] as const)(
    '%s begins with an answer',
    (kind) => {
      const figures = figuresOf(kind, begun(kind));
      expect(figures?.lines.every(({ value }) => Number.isFinite(value))).toBe(true);
      expect(figures?.lines.length).toBeGreaterThan(1);
    },
  );

  it('gives a crossbred cow of 10 litres 2 kg for maintenance and 4 kg for milk', () => {
    const lines = figuresOf('ration', begun('ration'))?.lines;
    expect(lines?.find(({ name }) => name === 'concentrate')?.value).toBe(6);
  });

  it('returns null for missing, impossible and unknown figures', () => {
    expect(figuresOf('ration', { ...begun('ration'), weight: '' })).toBeNull();
    expect(figuresOf('brooder', { chicks: '100', week: '9' })).toBeNull();
    expect(figuresOf('silage-pit', { ...begun('silage-pit'), depth: '0' })).toBeNull();
    expect(figuresOf('milk-price', { ...begun('milk-price'), fat: '40' })).toBeNull();
  });

  it('has defaults of the silage pit that match the article, with a face that advances fast enough', () => {
    expect(figuresOf('silage-pit', begun('silage-pit'))?.note).toBeNull();
  });

  it('warns of a silage face that advances too slowly', () => {
    expect(figuresOf('silage-pit', { ...begun('silage-pit'), width: '12' })?.note).toBe('slowFace');
  });
});
