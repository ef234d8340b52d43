import { expect, it } from 'vitest';
import { emergencyWords } from './emergency/cards.ts';
import { withHelplines } from './helplines.ts';

it.each(['en', 'hi', 'mr', 'te'] as const)(
  'lets every helpline of an answer in %s be called',
  async (language) => {
    const { text } = await emergencyWords('snake', language);
    const pieces = withHelplines(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    const dialled = pieces.flatMap(({ dial }) => dial ?? []);
    expect(new Set(dialled)).toEqual(new Set(['108', '112', '18001801551', '14416']));
  },
);

it('leaves figures of other answers alone', () => {
  expect(withHelplines('Give 108 kg, 112 g of it. [1]')).toHaveLength(1);
});
