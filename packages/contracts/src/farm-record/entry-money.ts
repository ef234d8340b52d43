import * as z from 'zod/mini';
import { endpoint, REMOVE } from '../http/endpoint.ts';

/** Money that an entry of a diary wrote into the books. */
export const entryMoney = z.object({
  ledger: z.enum(['expenses', 'incomes']),
  id: z.string(),
  amount: z.number(),
  date: z.string(),
  crop: z.nullable(z.string()),
  /** Of an expense. */
  category: z.nullable(z.string()),
  /** The farmer changed it in the books after that. */
  is_changed: z.boolean(),
});
export type EntryMoney = z.output<typeof entryMoney>;

const removal = {
  params: z.object({ parent: z.string(), id: z.string() }),
  versioned: true,
} as const;

/** Deletions of entries with their money; without it an entry is deleted as any record. */
export const entryMoneyEndpoints = {
  removeOfPlanting: endpoint({
    ...REMOVE,
    ...removal,
    path: '/api/user/plantings/:parent/events/:id/with-money/',
    tags: ['Plantings', 'FarmTasks', 'Finance'],
    summary: 'Delete a planting event with the money that it wrote into the books',
  }),
  removeOfAnimal: endpoint({
    ...REMOVE,
    ...removal,
    path: '/api/user/animals/:parent/events/:id/with-money/',
    tags: ['Animals', 'Finance'],
    summary: 'Delete an animal event with the money that it wrote into the books',
  }),
};
