import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeProvider {
  url: string;
  state: 'up' | 'down';
  close(): Promise<void>;
}

const SOYABEAN = {
  State: 'Maharashtra',
  District: 'Yavatmal',
  Market: 'Yavatmal',
  Commodity: 'Soyabean',
  Arrival_Date: '12/11/2024',
  Min_Price: '4000',
  Max_Price: '150000.5',
  Modal_Price: '4200',
};
const ARTICLE = {
  source: { name: 'The Field' },
  title: 'Rain in the last week of the month delays the sowing <b>of wheat</b>',
  description: 'Farmers of the district wait for the fields to dry before they sow. '.repeat(3),
  url: 'https://news.test/rain',
  urlToImage: 'http://127.0.0.1/secret.png',
  publishedAt: '2026-11-20T05:10:00Z',
};

function answer(path: string, query: URLSearchParams): unknown {
  if (path.startsWith('/v2/everything')) {
    const size = Number(query.get('pageSize'));
    const articles = Array.from({ length: size }, (_, at) => ({
      ...ARTICLE,
      title: `${query.get('page')}.${at} ${ARTICLE.title}`,
      url: `${ARTICLE.url}/${query.get('page')}/${at}`,
    }));
    return { status: 'ok', totalResults: 45, articles };
  }
  const commodity = query.get('filters[Commodity]') ?? query.get('filters[commodity]');
  return { records: commodity && commodity !== 'Soyabean' ? [] : [SOYABEAN] };
}

/** A local fake of the price and news services. */
export async function fakeProvider(): Promise<FakeProvider> {
  const provider: FakeProvider = {
    url: '',
    state: 'up',
    close: () => new Promise((done) => server.close(() => done())),
  };
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    if (provider.state === 'down') {
      response.writeHead(503, { 'content-type': 'text/html' }).end('<html>busy</html>');
      return;
    }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer(url.pathname, url.searchParams)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return provider;
}
