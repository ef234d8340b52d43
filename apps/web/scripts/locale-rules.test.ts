import { describe, expect, it } from 'vitest';
import { flatten } from './locale-files.ts';
import { findLocaleProblems } from './locale-rules.ts';

type Texts = Record<string, string | Record<string, string>>;

function check(en: Texts, other: Texts, code: string, same: string[] = []): string[] {
  const locales = new Map(
    ['en', 'hi', 'mr', 'te'].map((language) => [
      language,
      new Map([['f', flatten(language === 'en' ? en : other)]]),
    ]),
  );
  return findLocaleProblems(locales, new Map([['a.tsx', code]]), new Set(same));
}

describe('locale rules', () => {
  it('accepts translated and used texts', () => {
    const code = `const t = useT('f'); t('title'); t.plural('posts', 2); t(\`kind.\${kind}\`)`;
    const en = { title: 'Title {n}', posts_one: 'one', posts_other: 'many', kind: { a: 'A b' } };
    const hi = { title: '{n} शीर्षक', posts_one: 'एक', posts_other: 'अनेक', kind: { a: 'क' } };
    expect(check(en, hi, code)).toEqual([]);
  });

  it('finds missing, extra, unused and untranslated texts and other placeholders', () => {
    const code = "const t = useT('f'); t('a'); t('b'); t('c')";
    const found = check(
      { a: 'One', b: 'Two {x}', c: 'Three', d: 'Four' },
      { a: 'One', b: 'दो {y}', d: 'चार', e: 'पाँच' },
      code,
    );
    expect(found).toContain('hi/f.json a: still English ("One")');
    expect(found).toContain('mr/f.json b: has {y}, English has {x}');
    expect(found).toContain('te/f.json c: missing');
    expect(found).toContain('en/f.json d: unused');
    expect(found).toContain('hi/f.json e: not in English');
  });

  it('finds other digits than 0–9', () => {
    expect(check({ a: 'In 30 days' }, { a: '३० दिवसांत' }, "useT('f')('a')")).toContain(
      'mr/f.json a: has other digits than 0–9 ("३० दिवसांत")',
    );
    expect(check({ a: 'In 30 days' }, { a: '30 दिवसांत' }, "useT('f')('a')")).toEqual([]);
  });

  it('allows listed and wordless texts to be equal', () => {
    const texts = { a: 'Ankur', b: '{n} °' };
    expect(check(texts, texts, "useT('f')('a', 'b')", ['Ankur'])).toEqual([]);
  });

  it('follows a note about keys chosen in another file', () => {
    expect(check({ k: { a: 'A a' } }, { k: { a: 'क' } }, '// locale-keys: f:k.*')).toEqual([]);
    expect(check({ k: { a: 'A a' } }, { k: { a: 'क' } }, '')).toHaveLength(1);
  });
});
