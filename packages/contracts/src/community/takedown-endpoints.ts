import * as z from 'zod/mini';
import { idParams, pageQuery } from '../http/common.ts';
import { endpoint, POST, READ } from '../http/endpoint.ts';
import { appealBody, TAKEDOWN_GROUNDS, TAKEDOWN_STATES } from './takedown-rules.ts';

const text = z.nullable(z.string());

/** A decision about an item of the caller. */
export const takedown = z.object({
  id: z.string(),
  kind: z.enum(['post', 'reel', 'comment']),
  /** What the caller wrote. */
  text: z.string(),
  state: z.enum(TAKEDOWN_STATES),
  ground: z.enum(TAKEDOWN_GROUNDS),
  /** The moderator's own words. */
  why: text,
  made_at: z.string(),
  lifted_at: text,
  appeal: text,
  appealed_at: text,
  answer: text,
  answered_at: text,
  /** One appeal per takedown, while the item is hidden. */
  may_appeal: z.boolean(),
});
export type Takedown = z.output<typeof takedown>;

export const takedownEndpoints = {
  list: endpoint({
    ...READ,
    path: '/api/user/takedowns/',
    tags: ['Takedowns'],
    summary: 'What moderators took out of sight of what the caller shared, and why, newest first',
    query: pageQuery,
    answer: z.array(takedown),
  }),
  appeal: endpoint({
    ...POST,
    path: '/api/user/takedowns/:id/appeal/',
    tags: ['Takedowns'],
    summary: 'Object to a takedown, once; the same words again change nothing',
    params: idParams,
    body: appealBody,
    answer: takedown,
    refuses: [409],
  }),
};
