import { type Field, type FieldInput, fieldEndpoints } from '@ankur/contracts/farm-record/fields';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { recordRoutes } from '../../platform/records/records.routes.ts';
import { createRecordService } from '../../platform/records/records.service.ts';
import { fieldValues } from './field-values.ts';
import { type FieldRow, toField } from './fields.mapper.ts';
import { fields } from './fields.tables.ts';

export function fieldsRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { guards, farmPictures, mediaLinks } = deps;
  const present = async (rows: readonly FieldRow[], farmerId: string) => {
    const ids = rows.map(({ id }) => id);
    const pictures = await farmPictures.of(mediaLinks, farmerId, 'field', ids);
    return rows.map((row) => toField(row, pictures.get(row.id) ?? null));
  };
  const service = createRecordService<FieldRow, Field, FieldInput>(
    {
      table: fields,
      present,
      values: fieldValues,
      filesOf: (farmerId, id) => farmPictures.keysUnder(farmerId, 'field', id),
    },
    deps,
  );
  recordRoutes(app, guards, fieldEndpoints, service, (farmerId, id) =>
    service.get({ farmerId }, id),
  );
}
