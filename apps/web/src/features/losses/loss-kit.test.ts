import { describe, expect, it } from 'vitest';
import { headingOf } from './heading.ts';
import { lossSheetHtml } from './loss-sheet.ts';

describe('the direction of a photograph', () => {
  it.each([
    [{ webkitCompassHeading: 91.6 }, 92],
    [{ webkitCompassHeading: 359.8 }, 0],
    [{ webkitCompassHeading: -1 }, null],
    [{ absolute: true, alpha: 90 }, 270],
    [{ absolute: true, alpha: 0 }, 0],
    [{ absolute: false, alpha: 90 }, null],
    [{ absolute: true, alpha: null }, null],
  ])('of %j is %s degrees from north', (event, degrees) => {
    expect(headingOf(event)).toBe(degrees);
  });
});

describe('the sheet of a loss', () => {
  it('says everything and runs nothing that was typed', () => {
    const html = lossSheetHtml({
      ...{ language: 'hi', title: 'नुकसान', toldTitle: 'किसे', told: ['14447 · <A&B>'] },
      facts: [['फ़सल', '<script>alert(1)</script>']],
      ...{ photosTitle: 'तस्वीरें', diaryTitle: 'पहले', diary: [], note: 'अपने आँकड़े' },
      diaryPhotos: [{ file: 'before/1.webp', lines: ['15 नवंबर'] }],
      photos: [
        { file: 'photos/1.jpg', lines: ['SHA-256 ab'] },
        { file: null, lines: ['नहीं मिली'] },
      ],
    });
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.documentElement.lang).toBe('hi');
    expect(page.querySelectorAll('script')).toHaveLength(0);
    expect(page.querySelector('td')?.textContent).toBe('<script>alert(1)</script>');
    expect(page.querySelector('li')?.textContent).toBe('14447 · <A&B>');
    expect(page.querySelectorAll('figure')).toHaveLength(3);
    expect([...page.querySelectorAll('img')].map((one) => one.getAttribute('src'))).toEqual([
      'photos/1.jpg',
      'before/1.webp',
    ]);
    expect(page.body.textContent).toContain('नहीं मिली');
    expect(page.body.textContent).not.toContain('पहले');
  });
});
