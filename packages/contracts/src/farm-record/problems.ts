import { failuresOf } from '../http/problem.ts';

/** Failure codes of fields, plantings, animals and losses. */
export const farmRecordProblems = {
  farm_name_required: 'Name is required',
  farm_text_too_long: 'This cannot exceed {max_characters} characters',
  area_outside: 'Area must be more than 0 and at most {max_acres} acres',
  area_state_required: 'A bigha or katha differs by state: choose the state',
  area_state_unknown:
    'The size of this unit in that state is not known here. Choose acre, hectare or another unit.',
  boundary_invalid: 'A boundary needs 3 to {max} points with latitude and longitude',
  boundary_crossed: 'The boundary crosses itself: correct its points',
  pump_litres_outside: 'Litres must be above 0 and at most {max} a minute',
  pump_power_outside: 'Horsepower must be above 0 and at most {max_horsepower}',
  pump_lift_outside: 'Lift must be above 0 and at most {max_metres} metres',
  location_invalid: 'Location needs latitude and longitude',
  farm_crop_required: 'Crop is required',
  farm_crop_unknown: 'This crop is not in the list',
  field_missing: 'This field is not yours or was deleted',
  planting_missing: 'This planting is not yours or was deleted',
  animal_missing: 'This animal is not yours or was deleted',
  planting_too_large: 'The field has {max_acres} acres only',
  harvest_before_sowing: 'Harvest must not come before sowing',
  loss_in_future: 'This lies in the future',
  loss_time_required: 'Say when it happened',
  account_not_empty: 'Only an account without entries can take an archive',
  archive_unreadable: 'This file is not an archive of an account',
  archive_refused: 'The archive holds an entry that cannot be taken: {name}',
} as const;
export const farmRecordFailure = failuresOf<typeof farmRecordProblems>();
