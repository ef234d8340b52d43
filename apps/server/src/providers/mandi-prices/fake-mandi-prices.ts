import type { RawPrice } from '@ankur/content/price-row';
import { ProviderError } from '../http-client.ts';
import type { MandiPrices, PriceQuery } from './mandi-prices.ts';

export interface FakeMandiPrices extends MandiPrices {
  rows: RawPrice[];
  state: 'up' | 'down' | 'hangs';
  asked: PriceQuery[];
}

/** Fake price provider in memory: filters its rows; can be down or hang. */
export function createFakeMandiPrices(rows: RawPrice[] = []): FakeMandiPrices {
  const answer = async (question: PriceQuery, ignoreDate: boolean) => {
    fake.asked.push(question);
    if (fake.state === 'down') throw new ProviderError('unreachable', 'fake prices are down');
    if (fake.state === 'hangs') return new Promise<RawPrice[]>(() => {});
    const indian = question.date?.split('-').reverse().join('/');
    return fake.rows.filter(
      (row) =>
        (!question.state || row.state === question.state) &&
        (!question.district || row.district === question.district) &&
        (!question.commodity || row.commodity === question.commodity) &&
        (ignoreDate || !indian || row.date === indian),
    );
  };
  const fake: FakeMandiPrices = {
    rows,
    state: 'up',
    asked: [],
    ask: (question) => answer(question, false),
    history: (question) => answer(question, true),
  };
  return fake;
}
