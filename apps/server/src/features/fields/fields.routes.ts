import { type Field, type FieldInput, fieldEndpoints } from '@ankur/contracts/farm-record/fields';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { recordRoutes } from '../../platform/records/records.routes.ts';
import { createRecordService } from '../../platform/records/records.service.ts';
import { fieldValues } from './field-values.ts';
import { type FieldRow, toField } from './fields.mapper.ts';
import { fields } from './fields.tables.ts';

export function fieldsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createRecordService<FieldRow, Field, FieldInput>(
    { table: fields, present: async (rows) => rows.map(toField), values: fieldValues },
    deps,
  );
  recordRoutes(app, deps.guards, fieldEndpoints, service, (farmerId, id) =>
    service.get({ farmerId }, id),
  );
}
