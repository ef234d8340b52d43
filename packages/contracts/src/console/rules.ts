/** What an account may do for the installation, beside what every farmer may do. */
export const ROLES = ['operator', 'moderator', 'expert'] as const;
export type Role = (typeof ROLES)[number];
