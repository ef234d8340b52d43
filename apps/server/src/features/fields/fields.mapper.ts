import { boundaryAreaErrorM2, boundaryAreaM2 } from '@ankur/agronomy/polygon-area';
import { ACRE_M2, roundAcres } from '@ankur/agronomy/units';
import type { Field, FieldUnit } from '@ankur/contracts/farm-record/fields';
import type { FarmPicture } from '@ankur/contracts/farm-record/picture';
import type { fields } from './fields.tables.ts';

export type FieldRow = typeof fields.$inferSelect;

const inAcres = (squareMetres: number) => roundAcres(squareMetres / ACRE_M2);

/** A field as the API answers it. */
export function toField(row: FieldRow, picture: FarmPicture | null): Field {
  const { boundary, boundaryAccuracyM: accuracy, lat, lon } = row;
  return {
    id: row.id,
    name: row.name,
    area: row.area,
    area_unit: row.areaUnit as FieldUnit,
    area_state: row.areaState,
    area_acres: roundAcres(row.areaAcres),
    soil: row.soil,
    irrigation: row.irrigation,
    pump_source: row.pumpSource,
    pump_litres_per_minute: row.pumpLitresPerMinute,
    pump_hp: row.pumpHp,
    pump_lift_m: row.pumpLiftM,
    location: lat === null || lon === null ? null : { lat, lon },
    boundary,
    boundary_accuracy_m: accuracy,
    boundary_acres: boundary && inAcres(boundaryAreaM2(boundary)),
    boundary_error_acres:
      boundary && accuracy !== null ? inAcres(boundaryAreaErrorM2(boundary, accuracy)) : null,
    picture,
    updated_at: row.updatedAt.toISOString(),
  };
}
