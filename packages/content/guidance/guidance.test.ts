import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, REVIEWED_LANGUAGES } from '@ankur/languages/languages';
import { lettersOf } from '@ankur/languages/letters';
import { describe, expect, it } from 'vitest';
import { readGuidanceCatalogue } from './catalogue.ts';
import { sourceKeysIn, withoutSourceKeys } from './source-keys.ts';
import type { ArticleText, GuidanceArticle } from './types.ts';

const catalogue = readGuidanceCatalogue();
const drawingsFolder = join(import.meta.dirname, 'drawings');
const languages = REVIEWED_LANGUAGES;
const translations = languages.filter((code) => code !== 'en');
const wholeDairyHalf = Array.from({ length: 25 }, (_, index) => index + 1);
const wholeTextNeeded = [...wholeDairyHalf, 29, 30, 32, 40, 41, 43, 44, 45, 47, 48];
const youngStock = ['calf', 'heifer', 'chick', 'broiler'];

function textOf(article: GuidanceArticle, language: Language): ArticleText {
  const text = article.text[language];
  if (!text) throw new Error(`${article.slug} has no ${language}`);
  return text;
}

function passages(text: ArticleText): string[] {
  return [
    text.description,
    ...text.doToday,
    ...text.sections.flatMap((section) => [
      ...(section.text?.split('\n\n') ?? []),
      ...(section.list ?? []),
    ]),
  ];
}

function whole(text: ArticleText): string {
  const headings = text.sections.map((section) => section.heading);
  return withoutSourceKeys([text.title, ...headings, ...passages(text)].join(' '));
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function sentences(passage: string): string[] {
  return passage.split(/(?<=[.!?।])\s+/).filter((sentence) => words(sentence).length > 0);
}

/** Numbers in any order, so that "10–12" and "10 to 12" of two languages are the same. */
function numbers(text: string): string[] {
  return [...new Set(text.match(/\d+(?:[.,]\d+)*/g) ?? [])].sort();
}

const remedy =
  /vaccin|booster|\bdose\b|iodine|deworm|dewormer|dry-cow tube|calcium gel|glycol|\burea\b|mineral mix|washing soda|\balum\b|permanganate|copper sulphate|antibiotic|disinfect|bleach|formalin|electrolyte|bicarbonate|tincture/i;
const amount =
  /\d\s?(?:%|ml|mg|g|kg|litres?|°C)(?![a-z])|\d(?:–\d+)? (?:days?|weeks?|months?) (?:of age|old|after|later|apart|before)|every (?:\w+|\d+) (?:days|weeks|months)/i;

describe('the catalogue', () => {
  it('has 50 articles numbered 1 to 50, each with its own slug', () => {
    expect(catalogue.map((article) => article.id)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
    expect(new Set(catalogue.map((article) => article.slug)).size).toBe(50);
  });

  it('counts 38 dairy and 12 poultry articles', () => {
    expect(catalogue.filter((article) => article.topic === 'dairy')).toHaveLength(38);
    expect(catalogue.filter((article) => article.topic === 'poultry')).toHaveLength(12);
  });

  it('has no title twice in any language', () => {
    for (const language of languages) {
      const titles = catalogue.map((article) => textOf(article, language).title);
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    }
  });

  it('repeats a duty under one code only as the same duty', () => {
    const duties = new Map<string, string>();
    for (const {
      code,
      kind,
      animal,
      firstAgeDays,
      month,
      repeatEveryDays,
      untilMonth,
      untilAgeDays,
    } of catalogue.flatMap((article) => article.schedule ?? [])) {
      const duty = JSON.stringify({
        kind,
        animal,
        firstAgeDays,
        month,
        repeatEveryDays,
        untilMonth,
        untilAgeDays,
      });
      expect(duties.get(code) ?? duty, code).toBe(duty);
      duties.set(code, duty);
    }
    expect(duties.size).toBeGreaterThan(20);
  });

  it('names the last month of each duty of a season, and says of the rest that they go on all year', () => {
    const lines = catalogue.flatMap(({ schedule = [], text }) =>
      schedule.map((duty) => ({ ...duty, says: text.en.scheduleLabels?.[duty.labelKey] ?? '' })),
    );
    const isOften = ({ month, repeatEveryDays }: (typeof lines)[number]) =>
      month !== undefined && repeatEveryDays !== null && repeatEveryDays < 180;
    const often = lines.filter(isOften);
    expect(often.length).toBeGreaterThan(2);
    for (const { code, month, untilMonth, says } of often) {
      expect(untilMonth, code).not.toBeUndefined();
      const isOfSeason = /season|rain|summer|winter/.test(says);
      expect(untilMonth !== null, `${code}: ${says}`).toBe(isOfSeason);
      if (untilMonth) expect(untilMonth).toBeGreaterThan(month ?? 12);
    }
    for (const line of lines.filter((one) => !isOften(one)))
      expect(line.untilMonth, line.code).toBeUndefined();
  });

  it('keeps a fortnight between two vaccines of a calf, and six days between Gumboro and Ranikhet', () => {
    const ages = new Map(
      catalogue
        .flatMap((article) => article.schedule ?? [])
        .flatMap(({ code, firstAgeDays }) =>
          firstAgeDays === undefined ? [] : [[code, firstAgeDays] as const],
        ),
    );
    const smallestGap = (pattern: RegExp) => {
      const days = [...ages].filter(([code]) => pattern.test(code)).map(([, age]) => age);
      const sorted = days.sort((a, b) => a - b);
      return Math.min(...sorted.slice(1).map((age, index) => age - (sorted[index] ?? 0)));
    };
    expect(smallestGap(/^(theileria|fmd|brucella|anthrax|hs|bq)-calf/)).toBeGreaterThanOrEqual(14);
    expect(
      smallestGap(/^(nd-chick|ibd-chick-first|ibd-layer-second|nd-layer)/),
    ).toBeGreaterThanOrEqual(6);
    expect(
      smallestGap(/^(nd-chick|ibd-chick-first|nd-broiler|ibd-broiler)/),
    ).toBeGreaterThanOrEqual(6);
  });

  it('offers each of the four calculators beside an article', () => {
    const offered = new Set(catalogue.flatMap((article) => article.calculator ?? []));
    expect([...offered].sort()).toEqual(['brooder', 'milk-price', 'ration', 'silage-pit']);
  });

  it('shows every drawing in the folder somewhere', () => {
    const shown = new Set(catalogue.flatMap((article) => article.images));
    expect(readdirSync(drawingsFolder).filter((file) => !shown.has(file))).toEqual([]);
  });
});

describe.each(catalogue.map((article) => [`${article.id} ${article.slug}`, article] as const))(
  'article %s',
  (_, article) => {
    const english = textOf(article, 'en');

    it('lies in the folder of its number and slug', () => {
      const folder = `${String(article.id).padStart(2, '0')}-${article.slug}`;
      expect(statSync(join(import.meta.dirname, 'articles', folder)).isDirectory()).toBe(true);
    });

    it('has drawings that exist, are small, run no script and load nothing', () => {
      expect(article.images[0]).toBe(article.image);
      expect(english.imageAlts.filter((alt) => alt.length >= 20)).toHaveLength(
        article.images.length,
      );
      for (const image of article.images) {
        const svg = readFileSync(join(drawingsFolder, image), 'utf8');
        expect(svg.startsWith('<svg ')).toBe(true);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6_144);
        expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="(?!#)|url\((?!#)/i);
      }
    });

    it('has 400 to 900 English words in sentences of 18 words or fewer on average', () => {
      const all = words(whole(english));
      expect(all.length).toBeGreaterThanOrEqual(400);
      expect(all.length).toBeLessThanOrEqual(900);
      const spoken = passages(english).flatMap(sentences);
      const length = spoken.reduce((sum, sentence) => sum + words(sentence).length, 0);
      expect(length / spoken.length).toBeLessThanOrEqual(18);
    });

    it('says when to call the vet or for help', () => {
      expect(whole(english)).toMatch(/\bvet\b|veterinar|1962|KVK/i);
    });

    it('cites only sources it lists, and lists only sources it cites', () => {
      const cited = new Set([
        ...languages.flatMap((language) =>
          passages(textOf(article, language)).flatMap(sourceKeysIn),
        ),
        ...(article.schedule ?? []).map((duty) => duty.source),
      ]);
      expect([...cited].sort()).toEqual(article.sources.map((source) => source.key).sort());
    });

    it('gives a source for every number in a dose or a schedule', () => {
      const unsourced = passages(english)
        .filter((passage) => !english.doToday.includes(passage))
        .flatMap(sentences)
        .filter((sentence) => remedy.test(sentence) && amount.test(sentence))
        .filter((sentence) => sourceKeysIn(sentence).length === 0);
      expect(unsourced).toEqual([]);
    });

    it('schedules duties of a kind that begin at an age or in a month and have a label in four languages', () => {
      for (const duty of article.schedule ?? []) {
        expect(['vaccination', 'deworming', 'care'], duty.code).toContain(duty.kind);
        expect((duty.firstAgeDays === undefined) !== (duty.month === undefined), duty.code).toBe(
          true,
        );
        expect(duty.month ?? 1).toBeGreaterThanOrEqual(1);
        expect(duty.month ?? 1).toBeLessThanOrEqual(12);
        if (duty.repeatEveryDays !== null && youngStock.includes(duty.animal)) {
          expect(duty.untilAgeDays, duty.code).toBeGreaterThan(duty.firstAgeDays ?? 0);
        }
        for (const language of languages) {
          expect(textOf(article, language).scheduleLabels?.[duty.labelKey], duty.code).toBeTruthy();
        }
      }
    });

    it.each(translations)(
      'has title, description, duties, headings and alt texts in %s',
      (language) => {
        const text = textOf(article, language);
        expect(text.sections).toHaveLength(english.sections.length);
        expect(text.doToday).toHaveLength(english.doToday.length);
        expect(text.imageAlts).toHaveLength(article.images.length);
        const written = [
          text.title,
          text.description,
          ...text.doToday,
          ...text.imageAlts,
          ...text.sections.map((section) => section.heading),
        ];
        for (const sentence of written) expect(sentence).toMatch(lettersOf(language));
      },
    );

    it.each(translations)(
      'keeps every number of the English wherever %s is written out',
      (language) => {
        const text = textOf(article, language);
        const lost: string[] = [];
        for (const [index, section] of text.sections.entries()) {
          const source = english.sections[index];
          if (section.text === undefined && section.list === undefined) continue;
          const here = numbers([section.text, ...(section.list ?? [])].join(' '));
          for (const number of numbers([source?.text, ...(source?.list ?? [])].join(' '))) {
            if (!here.includes(number)) lost.push(`${section.heading}: ${number}`);
          }
        }
        for (const [index, duty] of english.doToday.entries()) {
          const here = numbers(text.doToday[index] ?? '');
          lost.push(...numbers(duty).filter((number) => !here.includes(number)));
        }
        expect(lost).toEqual([]);
      },
    );
  },
);

describe.each(wholeTextNeeded)('needed everywhere: article %i', (id) => {
  it.each(translations)('has its whole text in %s', (language) => {
    const article = catalogue.find((candidate) => candidate.id === id);
    if (!article) throw new Error(`no article ${id}`);
    const shape = (text: ArticleText) =>
      text.sections.map((section) => [Boolean(section.text), section.list?.length ?? 0]);
    expect(shape(textOf(article, language))).toEqual(shape(textOf(article, 'en')));
  });
});
