import { failuresOf } from './problem.ts';

/** Failure codes shared by several features. */
export const commonProblems = {
  unreadable: 'The request could not be read.',
  unauthorized: 'Please log in again.',
  not_found: 'Not found.',
  request_too_large: 'The request is too large.',
  content_type_refused: 'This kind of content is not accepted here.',
  request_too_slow: 'The request took too long to arrive.',
  too_many_attempts: {
    text: 'Too many attempts. Please wait a little and try again.',
    params: ['retry_after'],
  },
  server_busy: {
    text: 'The server is busy. Please try again in a moment.',
    params: ['retry_after'],
  },
  internal_error: { text: 'Something went wrong. Please try again later.', params: ['id'] },
  id_invalid: 'The id must be a UUID of version 7, written in lower case.',
  id_reused: 'This id stands for something else already.',
  row_deleted: 'This was deleted in the meantime.',
  row_changed: 'This was changed elsewhere in the meantime.',
  instant_invalid: 'Time must be an instant such as 2026-11-23T08:30:00Z',
  date_required: 'Date is required',
  date_unreal: 'Date must be a real date (YYYY-MM-DD)',
  time_format: 'Time must be in HH:MM format',
  language_unknown: 'Choose a language from the list',
  state_required: 'Choose a state',
  district_required: 'Choose a district',
  photo_not_image: 'Please upload a valid image file.',
  photo_too_large: 'Image size must be less than {max_megabytes}MB',
  password_required: 'Password is required',
  password_wrong: 'Password is incorrect.',
  email_unconfirmed:
    'Please confirm your e-mail address first: open the link in the letter that we sent you. You get a new link on the page "Change Password".',
  account_minor: 'Under 18 you can read what others share, but not post, comment or follow.',
  account_hidden:
    'Other farmers do not see you, as you chose. Allow it on the page "Change Password" before you post, comment or follow.',
  storage_account_full:
    'Your storage is full. Delete videos or pictures that you no longer need, then try again.',
  storage_rows_full:
    'Your account is full. Delete entries that you no longer need, then try again.',
  storage_server_full: {
    text: 'The server has no room for pictures and videos just now. Everything else works. Please try again later.',
    params: ['retry_after'],
  },
  storage_busy: {
    text: 'Too many uploads are waiting just now. Please try again in a few minutes.',
    params: ['retry_after'],
  },
} as const;
export const commonFailure = failuresOf<typeof commonProblems>();

/** Failures that the web app's forms cannot cause. */
export const apiProblems = {
  value_required: '{name} is required',
  must_be_text: '{name} must be text',
  text_too_long: { text: '{name} is too long', params: ['max_characters'] },
  text_longer_than: '{name} cannot exceed {max_characters} characters',
  text_unreadable: '{name} cannot be read',
  must_be_whole: '{name} must be a whole number',
  number_outside: '{name} must be a number from {min} to {max}',
  whole_number_outside: '{name} must be a whole number from {min} to {max}',
  share_outside: '{name} must be from {min} to {max}',
  must_be_either: '{name} must be {either}',
  must_be_one_of: '{name} must be one of: {allowed}',
  cursor_invalid: 'This page marker is not valid.',
  link_expired: 'This address has expired.',
  range_outside: 'This part of the file does not exist.',
  database_down: 'The database does not answer.',
  migrations_pending: 'The database has not been brought up to date.',
  disk_full: 'The disk is full.',
} as const;
export const apiFailure = failuresOf<typeof apiProblems>();
