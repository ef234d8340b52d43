import {
  type Credit,
  type CreditInput,
  creditEndpoints,
} from '@ankur/contracts/farm-record/credits';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import { recordRoutes } from '../../platform/records/records.routes.ts';
import { createRecordService } from '../../platform/records/records.service.ts';
import { creditValues } from './credit-values.ts';
import { type CreditRow, toCredit } from './credits.mapper.ts';
import { credits } from './credits.tables.ts';

/** Goods that farmers took on credit at input shops. */
export function creditsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const present = async (rows: readonly CreditRow[]) => {
    const today = indianDate(deps.clock.now());
    return rows.map((row) => toCredit(row, today, deps.config.KCC_RATE_PERCENT));
  };
  const service = createRecordService<CreditRow, Credit, CreditInput>(
    { table: credits, present, values: creditValues },
    deps,
  );
  recordRoutes(app, deps.guards, creditEndpoints, service, (farmerId, id) =>
    service.get({ farmerId }, id),
  );
}
