import * as z from 'zod/mini';
import { ROLES } from '../console/rules.ts';

/** Kinds of a farmer's data that accounts with a role can access in the console. */
export const ACCESS_KINDS = [
  'account',
  'posts',
  'comments',
  'reports',
  'questions',
  'uploads',
] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** An access to a farmer's data; repeated access within an hour is one entry. */
export const accessEntry = z.object({
  id: z.string(),
  /** Null when that account is gone. */
  name: z.nullable(z.string()),
  roles: z.array(z.enum(ROLES)),
  what: z.enum(ACCESS_KINDS),
  seen_at: z.string(),
});
export type AccessEntry = z.infer<typeof accessEntry>;
