import { fieldAcres, statesOfUnit } from '@ankur/agronomy/field-area';
import { boundaryAreaM2, crossesItself, type Point } from '@ankur/agronomy/polygon-area';
import { ACRE_M2, roundAcres } from '@ankur/agronomy/units';
import { findState } from '@ankur/content/states-districts';
import type { FieldInput, FieldUnit } from '@ankur/contracts/farm-record/fields';
import { AREA_ACRES_MAX } from '@ankur/contracts/farm-record/values';
import type { Failures } from '@ankur/contracts/http/problem';
import { failure } from '@ankur/contracts/problems';
import { invalid } from '../../platform/errors/app-error.ts';
import { given } from '../../platform/records/given.ts';
import type { Values } from '../../platform/records/records.repository.ts';
import type { FieldRow } from './fields.mapper.ts';

interface Told {
  area: number | null;
  unit: FieldUnit;
  state: string | null;
  boundary: readonly Point[] | null;
}

const AREA_OUTSIDE = failure('area_outside', { max_acres: AREA_ACRES_MAX });

/** The area in the unit and in acres; computed from the boundary when none is given. @throws AppError invalid */
function areaOf({ area, unit, state, boundary }: Told) {
  const failures: Failures = {};
  const acresOfOne = fieldAcres(1, unit, state);
  const walked = boundary === null ? null : boundaryAreaM2(boundary) / ACRE_M2;
  const crossed = boundary !== null && crossesItself(boundary);
  if (crossed) failures.boundary = [failure('boundary_crossed')];
  if (acresOfOne === null)
    failures.area_state = [failure(state ? 'area_state_unknown' : 'area_state_required')];
  const told = area ?? (walked === null ? null : roundAcres(walked / (acresOfOne ?? 1)));
  const acres = told === null || acresOfOne === null ? null : told * acresOfOne;
  const isOutside = acres !== null && !(acres > 0 && acres <= AREA_ACRES_MAX);
  if (told === null || (isOutside && !crossed)) failures.area = [AREA_OUTSIDE];
  if (told === null || acres === null || Object.keys(failures).length > 0) throw invalid(failures);
  return { area: told, areaAcres: acres };
}

/** Columns of a new field, or of a change of one. @throws AppError invalid when its area cannot be converted to acres */
export async function fieldValues(
  input: Partial<FieldInput>,
  held: FieldRow | null,
): Promise<Values> {
  const pick = <T>(now: T | undefined, before: T) => (now === undefined ? before : now);
  const unit = input.area_unit ?? ((held?.areaUnit ?? 'acre') as FieldUnit);
  const named = pick(input.area_state, held?.areaState ?? null);
  const state = named === null ? null : (findState(named)?.name ?? named);
  const boundary = pick(input.boundary, held?.boundary ?? null);
  const area = pick(input.area, held?.area ?? null);
  return given({
    name: input.name,
    ...areaOf({ area, unit, state, boundary }),
    areaUnit: unit,
    areaState: statesOfUnit(unit).length > 0 ? state : null,
    soil: input.soil,
    irrigation: input.irrigation,
    pumpSource: input.pump_source,
    pumpLitresPerMinute: input.pump_litres_per_minute,
    pumpHp: input.pump_hp,
    pumpLiftM: input.pump_lift_m,
    lat: input.location === undefined ? undefined : (input.location?.lat ?? null),
    lon: input.location === undefined ? undefined : (input.location?.lon ?? null),
    boundary: input.boundary,
    boundaryAccuracyM: input.boundary_accuracy_m,
  });
}
