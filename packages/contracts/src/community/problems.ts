import { failuresOf } from '../http/problem.ts';

/** Failure codes of posts, comments, reports and follows. */
export const communityProblems = {
  post_photo_missing: 'Please upload an image',
  post_description_missing: 'Please add a description',
  post_description_too_long: 'Description cannot exceed {max_characters} characters!',
  comment_empty: 'Write a comment first',
  comment_too_long: 'A comment cannot exceed {max_characters} characters',
  report_reason_missing: 'Say what is wrong with it',
  advice_warning_too_long: 'The reason cannot exceed {max_characters} characters',
  follow_oneself: 'You cannot follow yourself',
  followed_already: 'You already follow this farmer',
  not_followed: 'You do not follow this farmer',
  block_oneself: 'You cannot block yourself',
  farmer_unknown: 'This farmer does not exist.',
  appeal_empty: 'Say why it should come back',
  appeal_too_long: 'The text cannot exceed {max_characters} characters',
  appeal_made: 'You have objected to this already. One objection is looked at.',
  appeal_not_needed: 'This is in sight again.',
} as const;
export const communityFailure = failuresOf<typeof communityProblems>();
