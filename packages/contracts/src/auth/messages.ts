/** What the server says about accounts; the web app shows each in the farmer's language. */
export const EMAIL_TAKEN = 'An account with this email already exists.';
export const BAD_CREDENTIALS = 'Invalid email or password.';
export const ACCOUNT_SUSPENDED = 'This account is suspended.';
export const CURRENT_PASSWORD_WRONG = 'Current password is incorrect.';
export const PASSWORD_WRONG = 'Password is incorrect.';
export const RESET_LINK_STALE = 'This link is not valid any more. Please ask for a new one.';
export const PASSWORD_CHANGED = 'Password changed successfully';
export const PASSWORD_RESET = 'Password reset successfully';
export const RESET_LINK_SENT =
  'If an account has this email, a link to choose a new password is on its way.';
