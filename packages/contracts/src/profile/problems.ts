import { failuresOf } from '../http/problem.ts';

/** Failure codes of the profile. */
export const profileProblems = {
  profile_name_invalid: 'Name must be {min}-{max} characters and letters only',
  age_outside: 'Age must be between {min} and {max}',
  phone_invalid: 'Phone number must be 10 digits',
  location_too_short: {
    text: 'Location must be at least {min} characters',
    params: ['max_characters'],
  },
  land_size_outside: 'Land size must be between 0 and {max_acres} acres',
  crops_required: { text: 'Please enter at least one crop', params: ['max_characters'] },
  seed_brand_too_short: {
    text: 'Seed brand must be at least {min} characters',
    params: ['max_characters'],
  },
  annual_crops_outside: 'Crops per year must be between {min} and {max}',
  land_type_unknown: { text: 'Please choose a land type from the list', params: ['allowed'] },
  irrigation_method_unknown: {
    text: 'Please choose an irrigation method from the list',
    params: ['allowed'],
  },
  profile_text_required: 'Please enter text',
  profile_text_too_long: 'Please use at most {max_characters} characters',
  profile_picture_too_large: 'File size should not exceed {max_megabytes}MB.',
} as const;
export const profileFailure = failuresOf<typeof profileProblems>();
