import { describe, expect, it } from 'vitest';
import { fill, makeTranslate } from './translate.ts';

describe('translate', () => {
  it('fills placeholders and leaves unknown ones visible', () => {
    expect(fill('Hello, {name}', { name: 'Asha' })).toBe('Hello, Asha');
    expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}');
  });

  it('finds grouped keys and returns unknown keys unchanged', () => {
    const t = makeTranslate<'common'>('en', { close: 'Close', logout: { title: 'Bye' } });
    expect(t('close')).toBe('Close');
    expect(t('logout.title')).toBe('Bye');
    expect(t('logout.question')).toBe('logout.question');
  });

  it('chooses the plural form of the language and groups the count', () => {
    const texts = { posts_one: '{count} post', posts_other: '{count} posts' };
    const plural = makeTranslate<'common'>('en', texts).plural as (k: string, n: number) => string;
    expect(plural('posts', 1)).toBe('1 post');
    expect(plural('posts', 150000)).toBe('1,50,000 posts');
    const marathi = makeTranslate<'common'>('mr', texts).plural as typeof plural;
    expect(marathi('posts', 150000)).toBe('1,50,000 posts');
  });
});
