/** What the server says about accounts; the web app shows each in the farmer's language. */
export const EMAIL_TAKEN = 'An account with this email already exists.';
export const BAD_CREDENTIALS = 'Invalid email or password.';
export const ACCOUNT_SUSPENDED = 'This account is suspended.';
export const PASSWORD_COMMON =
  'Many people use this password, so it is easily guessed. Please choose another one.';
export const SIGN_UPS_CROWDED =
  'Many accounts are being made just now. Please try again in a little while.';
export const EMAIL_UNCONFIRMED =
  'Please confirm your e-mail address first: open the link in the letter that we sent you. You get a new link on the page "Change Password".';
export const CONFIRMATION_STALE =
  'This link is not valid any more. Sign in and ask for a new one on the page "Change Password".';
export const EMAIL_CONFIRMED = 'Your e-mail address is confirmed.';
export const CONFIRMATION_SENT = 'A link to confirm your e-mail address is on its way.';
export const CURRENT_PASSWORD_WRONG = 'Current password is incorrect.';
export const PASSWORD_WRONG = 'Password is incorrect.';
export const RESET_LINK_STALE = 'This link is not valid any more. Please ask for a new one.';
export const PASSWORD_CHANGED = 'Password changed successfully';
export const PASSWORD_RESET = 'Password reset successfully';
export const RESET_LINK_SENT =
  'If an account has this email, a link to choose a new password is on its way.';
