import { farmYearOf, seasonOfDate } from '@ankur/agronomy/agricultural-season';
import { addDays } from '@ankur/agronomy/calendar-day';
import { harvestYears, type Span, seasonAccount } from '@ankur/agronomy/finance/season-account';
import { supportPricesBetween } from '@ankur/content/msp';
import { productionCost } from '@ankur/content/production-cost';
import type { SeasonAnswer, SeasonFactsAnswer } from '@ankur/contracts/farm-record/season';
import { failure } from '@ankur/contracts/problems';
import { findCrop } from '@ankur/crops/register';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import {
  listAnimalFacts,
  listDayMoney,
  listHarvestDays,
  listMilkDays,
  listOwnDays,
  listPlantingFacts,
} from './season.repository.ts';

/** Later than any date that is taken. */
const LAST_DAY = '9999-12-31';

/** Support prices of the seasons that touch a span, and the usual cost of a quintal. */
function pricesOf(crop: string, { from, to }: Span): SeasonFactsAnswer['prices'][number] {
  const commodity = findCrop(crop)?.market?.[0];
  const support = commodity === undefined ? [] : supportPricesBetween(commodity, from, to);
  const usual = productionCost(crop);
  return {
    crop,
    support: support.map(({ season, validFrom, validTo, paisePerQuintal }) => ({
      ...{ season, from: validFrom, to: validTo, paise_per_quintal: paisePerQuintal },
    })),
    usual: usual && {
      season: usual.season,
      source: usual.source,
      per_quintal: usual.rupeesPerQuintal,
    },
  };
}

async function readFacts(db: Database, farmerId: string, span: Span): Promise<SeasonFactsAnswer> {
  const { from, to } = span;
  const years = to === LAST_DAY ? span : harvestYears(span);
  const [money, plantings, animals, own_work, harvests, milk] = await Promise.all([
    listDayMoney(db, farmerId, from, to),
    listPlantingFacts(db, farmerId),
    listAnimalFacts(db, farmerId),
    listOwnDays(db, farmerId, from, to),
    listHarvestDays(db, farmerId, years.from, years.to),
    listMilkDays(db, farmerId, from, to),
  ]);
  const crops = [...new Set(plantings.map(({ crop }) => crop))];
  const prices = crops
    .map((crop) => pricesOf(crop, span))
    .filter(({ support, usual }) => support.length > 0 || usual !== null);
  return { from, money, plantings, animals, own_work, harvests, milk, prices };
}

/** The account of a season: what each planting and the herd brought and cost between two days, in rupees. */
export function createSeasonService({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** @throws AppError invalid when the days are out of order */
    async account(
      farmerId: string,
      told: { from?: string | undefined; to?: string | undefined },
    ): Promise<SeasonAnswer> {
      const present = seasonOfDate(told.from ?? told.to ?? indianDate(clock.now()));
      const { from = present.from, to = present.to } = told;
      if (from > to) throw invalid({ to: [failure('end_before_start')] });
      return seasonAccount(await readFacts(db, farmerId, { from, to }), { from, to });
    },

    /** What accounts of the present farm year and the one before are computed from, on a phone too. */
    async facts(farmerId: string): Promise<SeasonFactsAnswer> {
      const present = farmYearOf(indianDate(clock.now()));
      const { from } = farmYearOf(addDays(present.from, -1));
      return readFacts(db, farmerId, { from, to: LAST_DAY });
    },
  };
}
