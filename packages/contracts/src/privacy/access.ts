import * as z from 'zod/mini';
import { ROLES } from '../console/rules.ts';

/** What of a farmer an account with a role can look at in the console. */
export const ACCESS_KINDS = [
  'account',
  'posts',
  'comments',
  'reports',
  'questions',
  'uploads',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** One look at a farmer's things; looks at the same within an hour are one. */
export const accessEntry = z.object({
  id: z.string(),
  /** Null when that account is gone. */
  name: z.nullable(z.string()),
  roles: z.array(z.enum(ROLES)),
  what: z.enum(ACCESS_KINDS),
  seen_at: z.string(),
});
export type AccessEntry = z.infer<typeof accessEntry>;
