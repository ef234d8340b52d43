import { marketEndpoints } from '@ankur/contracts/market/endpoints';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { providerRateLimit } from '../../providers/provider-rate-limit.ts';
import { createAlertsService } from './alerts.service.ts';
import { createMarketService } from './market.service.ts';
import { netPrices } from './net-price.service.ts';
import { priceFacts } from './price-facts.service.ts';
import { createPriceHistory } from './price-history.ts';
import { createPriceInterest } from './price-interest.ts';
import { createPriceQueries } from './price-queries.ts';
import { adviseWaiting } from './sell-or-wait.service.ts';
import { createPriceReader } from './store/price-reader.ts';
import { createPriceWriter } from './store/price-writer.ts';

/** Prices are nobody's own: what the provider answers is seen by everybody at once. */
const PRICES = 'prices';

export function marketRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, clock, guards } = deps;
  const { prices: provider, monthlyPrices: months } = deps.providers;
  const reader = createPriceReader(deps.replica.of(PRICES));
  const interest = createPriceInterest(db, clock);
  const ready = deps.pricesReady ?? Promise.resolve();
  const service = createMarketService({
    reader,
    interest,
    clock,
    ready,
    history: months
      ? createPriceHistory({
          db,
          clock,
          provider: months,
          onStored: () => deps.replica.wrote(PRICES),
        })
      : null,
    questions: provider
      ? createPriceQueries({
          provider,
          interest,
          clock,
          writer: createPriceWriter(db),
          // Whoever waited for the provider reads what it answered.
          onStored: () => deps.replica.wrote(PRICES),
        })
      : null,
  });
  addRoute(app, guards, marketEndpoints.prices, ({ query, request }) =>
    service.prices(query, providerRateLimit(deps.limiter, request.ip)),
  );
  addRoute(app, guards, marketEndpoints.ticker, ({ query, request }) =>
    service.ticker(query, providerRateLimit(deps.limiter, request.ip)),
  );
  addRoute(app, guards, marketEndpoints.trend, ({ query, request }) =>
    service.trend(query, providerRateLimit(deps.limiter, request.ip)),
  );
  addRoute(app, guards, marketEndpoints.commodities, async () => service.commodities());
  addRoute(app, guards, marketEndpoints.netPrice, async ({ query }) => {
    await ready;
    return netPrices({ reader, clock }, query);
  });
  addRoute(app, guards, marketEndpoints.sellOrWait, async ({ query }) => {
    await ready;
    return adviseWaiting(reader, query);
  });
  addRoute(app, guards, marketEndpoints.facts, async ({ query }) => {
    await ready;
    return priceFacts({ reader, clock }, query);
  });
  const alerts = createAlertsService(deps);
  addRoute(app, guards, marketEndpoints.alerts, ({ caller }) => alerts.list(caller.farmerId));
  addRoute(app, guards, marketEndpoints.addAlert, ({ caller, body, write, reply }) =>
    answerCreated(reply, alerts.add(caller.farmerId, body, write)),
  );
  addRoute(app, guards, marketEndpoints.removeAlert, ({ caller, params }) =>
    alerts.remove(caller.farmerId, params.id),
  );
}
