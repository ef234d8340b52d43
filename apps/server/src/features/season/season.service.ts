import { farmYearOf, seasonOfDate } from '@ankur/agronomy/agricultural-season';
import { addDays } from '@ankur/agronomy/calendar-day';
import { harvestYears, type Span, seasonAccount } from '@ankur/agronomy/finance/season-account';
import { acresToHectares } from '@ankur/agronomy/units';
import { supportPricesBetween } from '@ankur/content/msp';
import { productionCost } from '@ankur/content/production-cost';
import { stateCost } from '@ankur/content/state-cost';
import type { SeasonAnswer, SeasonFactsAnswer } from '@ankur/contracts/farm-record/season';
import { failure } from '@ankur/contracts/problems';
import { findCrop } from '@ankur/crops/register';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import type { CircumstancesReader } from '../../ports/circumstances.ts';
import {
  listAnimalFacts,
  listDayMoney,
  listHarvestDays,
  listMilkDays,
  listOwnDays,
  listPlantingFacts,
} from './season.repository.ts';

interface Deps {
  db: Database;
  circumstances: Pick<CircumstancesReader, 'placeOf'>;
}

/** Later than any date that is taken. */
const LAST_DAY = '9999-12-31';

/** What an acre of a crop cost in a state. */
function inState(crop: string, state: string | null) {
  const told = state === null ? null : stateCost(crop, state);
  if (state === null || told === null) return null;
  const perAcre = Math.round(told.rupeesPerHectare * acresToHectares(1));
  return { state, year: told.year, source: told.source, per_acre: perAcre };
}

/** Support prices of the seasons that touch a span, the usual cost of a quintal, and what an acre cost in the state. */
function pricesOf(
  crop: string,
  state: string | null,
  { from, to }: Span,
): SeasonFactsAnswer['prices'][number] {
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
    in_state: inState(crop, state),
  };
}

async function readFacts(
  { db, circumstances }: Deps,
  farmerId: string,
  span: Span,
): Promise<SeasonFactsAnswer> {
  const { from, to } = span;
  const years = to === LAST_DAY ? span : harvestYears(span);
  const [money, plantings, animals, own_work, harvests, milk, { state }] = await Promise.all([
    listDayMoney(db, farmerId, from, to),
    listPlantingFacts(db, farmerId),
    listAnimalFacts(db, farmerId),
    listOwnDays(db, farmerId, from, to),
    listHarvestDays(db, farmerId, years.from, years.to),
    listMilkDays(db, farmerId, from, to),
    circumstances.placeOf(farmerId),
  ]);
  const crops = [...new Set(plantings.map(({ crop }) => crop))];
  const prices = crops
    .map((crop) => pricesOf(crop, state, span))
    .filter(({ support, usual, in_state }) => support.length > 0 || usual || in_state);
  return { from, money, plantings, animals, own_work, harvests, milk, prices };
}

/** The account of a season: what each planting and the herd brought and cost between two days, in rupees. */
export function createSeasonService(deps: Deps & { clock: Clock }) {
  const { clock } = deps;
  return {
    /** @throws AppError invalid when the days are out of order */
    async account(
      farmerId: string,
      told: { from?: string | undefined; to?: string | undefined },
    ): Promise<SeasonAnswer> {
      const present = seasonOfDate(told.from ?? told.to ?? indianDate(clock.now()));
      const { from = present.from, to = present.to } = told;
      if (from > to) throw invalid({ to: [failure('end_before_start')] });
      return seasonAccount(await readFacts(deps, farmerId, { from, to }), { from, to });
    },

    /** What accounts of the present farm year and the one before are computed from, on a phone too. */
    async facts(farmerId: string): Promise<SeasonFactsAnswer> {
      const present = farmYearOf(indianDate(clock.now()));
      const { from } = farmYearOf(addDays(present.from, -1));
      return readFacts(deps, farmerId, { from, to: LAST_DAY });
    },
  };
}
