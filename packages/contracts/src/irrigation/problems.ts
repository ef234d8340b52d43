import { failuresOf } from '../http/problem.ts';

/** Failure codes of irrigation advice, the pump and waterings. */
export const irrigationProblems = {
  crop_type_required: 'Crop type is required',
  crop_type_unknown: 'Choose Wheat, Rice, Corn or Soybean',
  land_size_required: 'Land size is required',
  land_size_not_number: 'Land size must be a number',
  land_size_too_small: 'Land size must be at least {min_acres} acre',
  land_size_too_large: 'Land size must be at most {max_acres} acres',
  sowing_date_unreal: 'Sowing date must be a date',
  field_place_unknown:
    'We do not know where your field is. Allow location access, or enter your location in your profile.',
  field_place_far: 'No weather is known for this place. Choose a place in India.',
  discharge_outside:
    'Discharge must be above 0 and at most {max_litres_per_second} litres a second',
  power_outside: 'Horsepower must be above 0 and at most {max_horsepower}',
  lift_outside: 'Lift must be above 0 and at most {max_metres} metres',
  pump_incomplete: 'Give the discharge, or the horsepower and the lift',
  power_hours_incomplete: 'Give both ends of the power hours',
  water_outside: 'Water must be above 0 and at most {max_cubic_metres} cubic metres',
} as const;
export const irrigationFailure = failuresOf<typeof irrigationProblems>();
