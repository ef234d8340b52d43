import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdText, readJson, readText, removeKey, writeJson, writeText } from './storage.ts';

const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

afterEach(() => localStorage.clear());

describe('storage', () => {
  it('returns only what the parser accepts', () => {
    writeJson('n', 4);
    expect(readJson('n', asNumber)).toBe(4);
    writeJson('n', 'four');
    expect(readJson('n', asNumber)).toBeNull();
    writeText('n', '{broken');
    expect(readJson('n', asNumber)).toBeNull();
  });

  it('reads as empty when the browser denies access', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(readText('a')).toBeNull();
    expect(writeText('a', 'b')).toBe(false);
  });

  it('holds essential values in memory when the browser denies access, and removes them', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    holdText('access_token', 'x');
    expect(readText('access_token')).toBe('x');
    removeKey('access_token');
    expect(readText('access_token')).toBeNull();
  });

  it('forgets a key', () => {
    writeText('a', 'b');
    removeKey('a');
    expect(readText('a')).toBeNull();
  });
});
