import { describe, expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';
import { plainText } from './plain-text.ts';
import { withoutTags } from './without-tags.ts';

describe('text out of HTML', () => {
  it.each([
    ['Onion at ₹2,000 &mdash; 12 &deg;C', 'Onion at ₹2,000 — 12 °C'],
    ['Caf&eacute; &bull; &frac12; acre &times; 3', 'Café • ½ acre × 3'],
    ['&copy; 2026 &trade; &euro;5 &ldquo;mandi&rdquo;', '© 2026 ™ €5 “mandi”'],
    ['&#8377;500 and &#x20B9;600', '₹500 and ₹600'],
    ['R&amp;D &amp;amp; more', 'R&D & more'],
    ['fish &amp;eacute;', 'fish é'],
    ['AT&T and profit &loss', 'AT&T and profit &loss'],
    ['a &#0; b &#55357; c', 'a b c'],
    ['a&nbsp;b&shy;c', 'a b c'],
  ])('%s', (html, text) => expect(plainText(html, 200)).toBe(text));

  it('keeps the joiners of Indian scripts', () => {
    for (const word of ['क्‍ष', 'राज्‍य', 'శ్‌']) expect(plainText(`${word} &zwj;x`, 50)).toContain(word);
    expect(plainText('a\u202eb\u0007c', 50)).toBe('a b c');
  });

  it('removes tags, comments, scripts and styles', () => {
    expect(
      plainText(
        '<p class="a>b">One</p><!-- no --><SCRIPT>x<1</SCRIPT ><style>p{}</style>two 1 < 2 <b',
        99,
      ),
    ).toBe('b">One two 1 < 2');
    expect(plainText('<script>never closed', 99)).toBe('never closed');
    expect(plainText('<!-- never closed', 99)).toBe('');
  });

  it.each(['<script>', '<!--', '<style ', '<', '</', '<a', '&', '&#', '<!-->'])(
    'takes linear time on repeated %s',
    (part) => {
      const timeOf = (length: number) => {
        const text = part.repeat(length / part.length);
        const began = performance.now();
        withoutTags(text);
        firstPicture(text.replaceAll('<a', '<img'));
        plainText(text, 600);
        return performance.now() - began;
      };
      timeOf(20_000);
      expect(timeOf(400_000)).toBeLessThan(3_000);
    },
  );
});

describe('the first picture', () => {
  it.each([
    [
      '<p>x</p><img alt="a" src="https://a.test/1.jpg?a=1&amp;b=2">',
      'https://a.test/1.jpg?a=1&b=2',
    ],
    ["<IMG\nSRC = 'https://a.test/1.jpg'/>", 'https://a.test/1.jpg'],
    ['<img data-src="no"><img src="yes">', 'yes'],
    ['<img src="', undefined],
    ['none', undefined],
  ])('of %s', (html, source) => expect(firstPicture(html)).toBe(source));

  it.each(['<img', '<img ', '<img src="', "<img src='x ", '<img src='])(
    'is searched in linear time on repeated %s',
    (part) => {
      const began = performance.now();
      firstPicture(`${part.repeat(200_000 / part.length)}`);
      firstPicture(`${part.repeat(200_000 / part.length)}>`);
      firstPicture(`${part.repeat(49_000 / part.length)}>`);
      expect(performance.now() - began).toBeLessThan(3_000);
    },
  );
});
