import { seasonOfDate } from '@ankur/agronomy/agricultural-season';
import { roundAcres } from '@ankur/agronomy/units';
import { supportPricesOn } from '@ankur/content/msp';
import { productionCost } from '@ankur/content/production-cost';
import type { SeasonAnswer } from '@ankur/contracts/farm-record/season';
import { toRupees } from '@ankur/contracts/finance/money';
import { failure } from '@ankur/contracts/problems';
import { findCrop } from '@ankur/crops/register';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { toBooks } from '../../platform/records/books.ts';
import {
  listAnimalNames,
  listOwnWork,
  listSeasonPlantings,
  listSums,
  type OwnWork,
  type SeasonPlantingRow,
  type Sum,
  sumMilk,
} from './season.repository.ts';

const added = (sums: readonly Sum[]) => ({
  income: sums.reduce((sum, { income }) => sum + income, 0),
  expense: sums.reduce((sum, { expense }) => sum + expense, 0),
});

const booksOf = (sums: readonly Sum[], acres: number | null = null) => {
  const { income, expense } = added(sums);
  return toBooks(income, expense, acres);
};

const rupees = (value: number) => Math.round(value * 100) / 100;

function ownOf(own: OwnWork | undefined, profit: number) {
  const { hours = 0, labour = 0, seed = 0 } = own ?? {};
  return {
    ...{ labour_hours: hours, labour_value: rupees(labour), seed_value: rupees(seed) },
    profit_per_hour: hours === 0 ? null : rupees(profit / hours),
  };
}

/** At the price of the season that holds the last day; the cheapest of several varieties. */
function atMsp({ crop, quintals }: SeasonPlantingRow, day: string) {
  if (quintals === null) return null;
  const commodity = findCrop(crop)?.market?.[0];
  const prices = commodity === undefined ? [] : supportPricesOn(commodity, day);
  const price = prices.toSorted((a, b) => a.paisePerQuintal - b.paisePerQuintal)[0];
  if (!price) return null;
  const perQuintal = toRupees(price.paisePerQuintal);
  return { season: price.season, per_quintal: perQuintal, value: rupees(quintals * perQuintal) };
}

/** What a quintal cost, beside what it usually costs in India. */
function besideUsual({ crop, quintals }: SeasonPlantingRow, expense: number, own?: OwnWork) {
  const usual = quintals === null || quintals === 0 ? null : productionCost(crop);
  if (usual === null || quintals === null) return null;
  const { season, source, rupeesPerQuintal } = usual;
  const whole = expense + (own?.labour ?? 0) + (own?.seed ?? 0);
  return {
    ...{ season, source, per_quintal: rupeesPerQuintal },
    own_per_quintal: rupees(whole / quintals),
  };
}

const milkOf = (litres: number, { expense, profit }: { expense: number; profit: number }) =>
  litres === 0
    ? null
    : {
        litres: rupees(litres),
        expense_per_litre: rupees(expense / litres),
        profit_per_litre: rupees(profit / litres),
      };

const perRupee = ({ income, expense }: { income: number; expense: number }) =>
  expense === 0 ? null : Math.round((income / expense) * 100) / 100;

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
      const [sums, rows, names, ownWork, litres] = await Promise.all([
        listSums(db, farmerId, from, to),
        listSeasonPlantings(db, farmerId, from, to),
        listAnimalNames(db, farmerId),
        listOwnWork(db, farmerId, from, to),
        sumMilk(db, farmerId, from, to),
      ]);
      const ofHerd = sums.filter(({ planting, animal }) => planting === null && animal !== null);
      const plantings = rows.flatMap((row) => {
        const own = sums.filter(({ planting }) => planting === row.id);
        if (own.length === 0 && !row.stood) return [];
        const books = booksOf(own, row.acres);
        return [
          {
            planting: row.id,
            crop: row.crop,
            variety: row.variety,
            field: row.field,
            status: row.status,
            area_acres: row.acres === null ? null : roundAcres(row.acres),
            yield_quintals: row.quintals,
            ...books,
            per_rupee: perRupee(books),
            own: ownOf(ownWork.get(row.id), books.profit),
            at_msp: atMsp(row, to),
            usual_cost: besideUsual(row, books.expense, ownWork.get(row.id)),
          },
        ];
      });
      const animals = ofHerd.flatMap((sum) => {
        const animal = names.get(sum.animal ?? '');
        if (!animal) return [];
        return [
          { animal: animal.id, name: animal.name, species: animal.species, ...booksOf([sum]) },
        ];
      });
      return {
        from,
        to,
        plantings,
        herd: { ...booksOf(ofHerd), animals, milk: milkOf(litres, booksOf(ofHerd)) },
        other: booksOf(sums.filter(({ planting, animal }) => planting === null && animal === null)),
        total: booksOf(sums),
      };
    },
  };
}
