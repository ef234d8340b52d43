import type { AppInputs } from '../../app-deps.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createNotify } from '../../platform/notify/notify.ts';
import { evaluateAlerts } from './alerts.service.ts';
import { fetchMonths, refreshQueries } from './price-fetching.ts';
import { createPriceInterest } from './price-interest.ts';

/** Background jobs of the market: fetching prices, then evaluating alerts. */
export async function registerMarketJobs(
  jobs: Jobs,
  inputs: AppInputs,
  warn: (message: string) => void,
): Promise<void> {
  const { db, clock, ids, providers } = inputs;
  const notify = createNotify(db, clock, ids);
  const { patientPrices, monthlyPrices } = providers;
  if (patientPrices) {
    await jobs.every('market-prices', '*/30 * * * *', async () => {
      await refreshQueries({ db, clock }, patientPrices);
    });
  }
  if (monthlyPrices) {
    // Soon, for newly requested commodities; complete months cost no call.
    await jobs.every('market-months', '20 * * * *', async () => {
      await fetchMonths({ db, clock }, monthlyPrices);
    });
  }
  await jobs.every('market-cleaning', '5 21 * * *', () =>
    createPriceInterest(db, clock).forgetOld(),
  );
  await jobs.every('market-alerts', '10,40 * * * *', async () => {
    await evaluateAlerts(db, clock, notify, warn);
  });
}
