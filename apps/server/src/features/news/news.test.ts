import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient } from '@ankur/server/providers/http-client';
import { readFeed } from '@ankur/server/providers/news/feed';
import type { NewsProvider } from '@ankur/server/providers/news/news';
import { createNewsApi } from '@ankur/server/providers/news/newsapi';
import { addressKey, plainText, webAddress } from '@ankur/server/providers/news/plain-text';
import { createRssNews } from '@ankur/server/providers/news/rss';
import { testClock } from '@ankur/testkit/test-app';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNewsImages } from './news-images.ts';

const FEED = `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>
<title>Farm &amp; Field</title>
<item><title><![CDATA[Onion prices rise <script>alert(1)</script>at Lasalgaon]]></title>
<link>https://news.test/onion?from=rss</link>
<description>&lt;p&gt;The &lt;b&gt;mandi&lt;/b&gt; saw &amp;amp; sold&lt;img src=x onerror=alert(1)&gt;&lt;/p&gt;</description>
<media:content url="https://news.test/onion.jpg" medium="image"/>
<pubDate>Thu, 20 Nov 2026 09:10:00 +0530</pubDate></item>
<item><title>Sowing of wheat begins</title><link>https://news.test/wheat</link>
<pubDate>Fri, 21 Nov 2026 09:10:00 +0530</pubDate></item>
<item><title>Sowing of WHEAT begins!</title><link>https://other.test/wheat</link></item>
<item><title>Bad link</title><link>javascript:alert(1)</link></item>
</channel></rss>`;

let server: Server;
let base: string;
let reply: { status: number; body: string; asked: string[] };
beforeEach(async () => {
  reply = { status: 200, body: FEED, asked: [] };
  server = createServer((request, response) => {
    reply.asked.push(request.url ?? '');
    response.writeHead(reply.status, { 'content-type': 'text/plain' }).end(reply.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((done) => server.close(done)));

const NEWSAPI = {
  status: 'ok',
  totalResults: 1234,
  articles: [
    {
      source: { name: 'The Field' },
      title: 'Soyabean <i>arrivals</i> up',
      description: null,
      url: 'https://news.test/soy',
      urlToImage: 'https://news.test/soy.png',
      publishedAt: '2026-11-20T05:10:00Z',
    },
    {
      source: null,
      title: '[Removed]',
      description: '',
      url: 'https://removed.com',
      urlToImage: null,
    },
  ],
};
const http = () => createHttpClient({ name: 'news', timeoutMs: 500 });
const newsApi = () => createNewsApi(http(), `${base}/prefix/`, 'the-key', testClock());
const rss = () => createRssNews([`${base}/a`, `${base}/b`], 500);

describe.each<[string, () => NewsProvider, string]>([
  ['newsapi', newsApi, JSON.stringify(NEWSAPI)],
  ['feeds', rss, FEED],
])('headlines from %s', (_name, make, recorded) => {
  it('are plain text with http(s) URLs and instants in UTC', async () => {
    reply.body = recorded;
    const { items, total } = await make().page('market', 1, 5);
    expect(items.length).toBeGreaterThan(0);
    expect(total).toBeGreaterThanOrEqual(items.length);
    for (const item of items) {
      expect(`${item.title}${item.description}`).not.toMatch(/<|&amp;|alert\(1\)<|onerror/);
      expect(item.url).toMatch(/^https:/);
      if (item.publishedAt) expect(item.publishedAt).toMatch(/Z$/);
    }
  });

  it.each([
    [500, 'oops'],
    [429, '{"status":"error","code":"rateLimited"}'],
    [200, '<html><body>busy</body></html>'],
    [200, 'not <xml at all'],
    [200, '{"status":"error"}'],
  ])('fail as a provider does on %s %s', async (status, body) => {
    Object.assign(reply, { status, body });
    await expect(make().page('crops', 1, 20)).rejects.toHaveProperty('kind');
  });
});

describe('newsapi', () => {
  it('is queried for the last month, newest first', async () => {
    reply.body = JSON.stringify(NEWSAPI);
    const { items, total } = await newsApi().page('market', 2, 5);
    const url = new URL(reply.asked[0] ?? '', base);
    expect(url.pathname).toBe('/prefix/v2/everything');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      q: 'market',
      from: '2026-10-22',
      sortBy: 'publishedAt',
      pageSize: '5',
      page: '2',
      apiKey: 'the-key',
    });
    expect(total).toBe(1234);
    expect(items).toHaveLength(1);
  });

  it('learns the result limit of its plan from an error', async () => {
    const provider = newsApi();
    Object.assign(reply, {
      status: 426,
      body: '{"status":"error","code":"maximumResultsReached"}',
    });
    expect(await provider.page('crops', 6, 20)).toEqual({ items: [], total: 100 });
    Object.assign(reply, { status: 200, body: JSON.stringify(NEWSAPI) });
    expect((await provider.page('crops', 1, 20)).total).toBe(100);
  });
});

describe('addresses of articles', () => {
  it('ignore tracking parameters, but not the article’s number', () => {
    expect(addressKey('https://www.a.test/x/?utm_source=rss')).toBe(addressKey('http://a.test/x'));
    expect(addressKey('https://a.test/x?PRID=1')).not.toBe(addressKey('https://a.test/x?PRID=2'));
  });
});

describe('feeds', () => {
  it('are merged without repetitions, newest first, with market news separated', async () => {
    const crops = await rss().page('crops', 1, 20);
    expect(crops.items.map((item) => item.title)).toEqual([
      'Sowing of wheat begins',
      'Onion prices rise at Lasalgaon',
    ]);
    expect((await rss().page('market', 1, 5)).items).toHaveLength(1);
    expect(crops.items[1]).toMatchObject({
      imageUrl: 'https://news.test/onion.jpg',
      source: 'Farm & Field',
    });
  });

  it('may be Atom; anything else is refused', () => {
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><title>Rain</title><link href="https://a.test/1"/><updated>2026-11-20T00:00:00Z</updated></entry></feed>';
    expect(readFeed(atom)).toMatchObject([{ title: 'Rain', url: 'https://a.test/1' }]);
    expect(readFeed('<html></html>')).toEqual([]);
    expect(
      readFeed(
        '<!DOCTYPE x [<!ENTITY a "b">]><rss><channel><item><title>&a;</title><link>https://a.test</link></item></channel></rss>',
      ),
    ).toMatchObject([{ title: '&a;' }]);
  });
});

describe('untrusted text', () => {
  it('never contains a tag', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            '&lt;',
            '&gt;',
            'script',
            'b',
            '/',
            ' ',
            'img src=x',
            '&amp;',
            '"',
            '<!--',
            '-->',
          ),
          { maxLength: 30 },
        ),
        (parts) => {
          expect(plainText(parts.join(''), 500)).not.toMatch(/<\/?[a-z][^<]*>/i);
        },
      ),
    );
    expect(plainText('a'.repeat(50), 10)).toHaveLength(10);
    expect(plainText(null, 10)).toBe('');
  });

  it('never contains a lone surrogate', () => {
    for (let length = 2; length < 9; length += 1)
      expect(plainText('ab😀😀cd😀', length).isWellFormed()).toBe(true);
    expect(plainText('ab😀cd', 4)).toBe('ab…');
    expect(plainText('a &#55357; b', 20).isWellFormed()).toBe(true);
  });

  it('keeps only http(s) URLs', () => {
    expect(webAddress('https://a.test/x')).toBe('https://a.test/x');
    for (const bad of ['javascript:alert(1)', 'file:///etc/passwd', 'https://u:p@a.test/', 'x', 7])
      expect(webAddress(bad)).toBeNull();
  });
});

describe('pictures of articles', () => {
  it('are resized to WebP, only for signed paths, and cached', async () => {
    const png = await sharp({
      create: { width: 2000, height: 900, channels: 3, background: 'green' },
    })
      .png()
      .toBuffer();
    let asked = 0;
    const images = createNewsImages([Buffer.from('secret')], {
      fetch: async () => {
        asked += 1;
        return png;
      },
    });
    const query = new URLSearchParams(images.pathFor('https://img.test/a.png').split('?')[1]);
    const [u, s] = [query.get('u') ?? '', query.get('s') ?? ''];
    const picture = await images.find(u, s);
    expect((await sharp(picture ?? Buffer.alloc(0)).metadata()).format).toBe('webp');
    await images.find(u, s);
    expect(asked).toBe(1);
    expect(await images.find('https://img.test/b.png', s)).toBeNull();
    expect(await images.find(u, 'short')).toBeNull();
    expect(asked).toBe(1);
  });
});
