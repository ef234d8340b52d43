import { alertHit } from '@ankur/agronomy/price-statistics/alert-hit';
import { commodityName } from '@ankur/content/commodities';
import { NON_FIELD } from '@ankur/contracts/http/errors';
import type { PriceAlert } from '@ankur/contracts/market/endpoints';
import { ALERTS_MAX, type AlertFields } from '@ankur/contracts/market/rules';
import { failure } from '@ankur/contracts/problems';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { reasonOf } from '../../platform/errors/reason.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import type { Notify } from '../../platform/notify/notify.ts';
import { type Created, createOnce } from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';
import { type AlertRow, createAlertsRepository } from './alerts.repository.ts';
import { rupees } from './market.mapper.ts';
import { namesOf } from './market.service.ts';
import { createPriceReader } from './store/price-reader.ts';

const BATCH = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

interface Deps {
  db: Database;
  clock: Clock;
  ids: Ids;
}

export interface AlertsService {
  list(farmerId: string): Promise<PriceAlert[]>;
  /**
   * Adds an alert, idempotent by its id.
   * @throws AppError invalid for an unknown state or district, or when there are too many; conflict, gone
   */
  add(
    farmerId: string,
    fields: AlertFields,
    write: Write | undefined,
  ): Promise<Created<PriceAlert>>;
  /** @throws AppError not_found */
  remove(farmerId: string, id: string): Promise<void>;
}

export function createAlertsService({ db, clock, ids }: Deps): AlertsService {
  const repository = createAlertsRepository(db);
  return {
    list: async (farmerId) => (await repository.list(farmerId)).map(toAlert),
    async add(farmerId, fields, write) {
      const named = namesOf(fields);
      if (!named) throw invalid({ state: [failure('state_unknown')] });
      const alert: Omit<AlertRow, 'id'> = {
        farmerId,
        commodity: commodityName(fields.commodity),
        state: named.area.state,
        district: named.area.district,
        above: fields.above,
        pricePaise: Math.round(fields.price * 100),
        createdAt: clock.now(),
        hitOn: null,
        hitMarket: null,
        hitPaise: null,
        hitAt: null,
      };
      const { row, again } = await createOnce(db, farmerId, write, ids.next(), {
        insert: (on, id) =>
          on.transaction(async (tx) => {
            const own = createAlertsRepository(tx);
            const held = await own.countHeld(farmerId);
            if (held >= ALERTS_MAX)
              throw invalid({
                [NON_FIELD]: [failure('price_alerts_too_many', { max: ALERTS_MAX })],
              });
            return own.insert({ id, ...alert });
          }),
        find: (id) => repository.find(farmerId, id),
      });
      return { row: toAlert(row), again };
    },
    async remove(farmerId, id) {
      if (!isId(id) || !(await repository.remove(farmerId, id))) throw notFound();
    },
  };
}

/**
 * Evaluates all open alerts and notifies each farmer once whose price was reached; returns how many. An alert whose farmer
 * could not be notified stays open.
 */
export async function evaluateAlerts(
  db: Database,
  clock: Clock,
  notify: Notify,
  warn: (message: string) => void,
): Promise<number> {
  const repository = createAlertsRepository(db);
  const reader = createPriceReader(db);
  const today = indianDate(clock.now());
  /** False when the price is not reached, or another process marked the alert first. */
  const evaluate = async (alert: AlertRow): Promise<boolean> => {
    const prices = await reader.latest(alert.commodity, alert, BATCH);
    const hit = alertHit(alert, prices, today);
    if (!hit) return false;
    // Before the mark, so that a failure loses no notice; the key prevents a second one.
    await notify({
      farmerId: alert.farmerId,
      kind: 'price-alert',
      payload: {
        commodity: alert.commodity,
        market: hit.market,
        price: rupees(hit.modalPaise),
        date: hit.arrivalDate,
      },
      link: '/application/market',
      eventKey: `price-alert:${alert.id}`,
    });
    return repository.markHit(alert.id, {
      date: hit.arrivalDate,
      market: hit.market,
      paise: hit.modalPaise,
      at: clock.now(),
    });
  };
  let told = 0;
  let after = FIRST_ID;
  for (;;) {
    const batch = await repository.listOpen(after, BATCH);
    for (const alert of batch) {
      try {
        if (await evaluate(alert)) told += 1;
      } catch (error) {
        warn(`price alert: ${reasonOf(error)}`);
      }
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) return told;
    after = last.id;
  }
}

function toAlert(row: AlertRow): PriceAlert {
  return {
    id: row.id,
    commodity: row.commodity,
    state: row.state,
    district: row.district,
    above: row.above,
    price: rupees(row.pricePaise),
    hit:
      row.hitOn && row.hitMarket && row.hitPaise
        ? { date: row.hitOn, market: row.hitMarket, price: rupees(row.hitPaise) }
        : null,
  };
}
