/** Roles of accounts in addition to that of a farmer. */
export const ROLES = ['operator', 'moderator', 'expert'] as const;
export type Role = (typeof ROLES)[number];
