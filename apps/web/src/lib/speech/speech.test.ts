import { describe, expect, it } from 'vitest';
import { speechPieces } from './speech.ts';

describe('chunks of speech', () => {
  it('keeps sentences whole and joins short ones', () => {
    expect(speechPieces('Milk her last. Dip the teats!\n\nCall the vet?')).toEqual([
      'Milk her last. Dip the teats! Call the vet?',
    ]);
  });

  it('starts a new chunk before it grows too long', () => {
    const sentence = `${'दूध '.repeat(40).trim()}। `;
    const pieces = speechPieces(sentence.repeat(3));
    expect(pieces).toHaveLength(3);
    expect(pieces.every((piece) => piece.endsWith('।'))).toBe(true);
  });

  it('is empty for an empty text', () => {
    expect(speechPieces(' \n ')).toEqual([]);
  });
});
