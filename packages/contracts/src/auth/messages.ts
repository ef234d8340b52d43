/** Messages of successful account calls. */
export const EMAIL_CONFIRMED = 'Your e-mail address is confirmed.';
export const CONFIRMATION_SENT = 'A link to confirm your e-mail address is on its way.';
export const PASSWORD_CHANGED = 'Password changed successfully';
export const PASSWORD_RESET = 'Password reset successfully';
export const RESET_LINK_SENT =
  'If an account has this email, a link to choose a new password is on its way.';
