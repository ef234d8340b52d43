import type { Priority, Recurrence } from '@ankur/contracts/farm-tasks/rules';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from '../../platform/database/columns.ts';

export const farmTasks = pgTable('farm_tasks', {
  id: uuid('id').primaryKey(),
  farmerId: uuid('farmer_id').notNull(),
  taskName: text('task_name').notNull(),
  date: day('date').notNull(),
  anchorDate: day('anchor_date').notNull(),
  time: text('time'),
  priority: text('priority').$type<Priority>().notNull(),
  recurrence: text('recurrence').$type<Recurrence>().notNull(),
  notes: text('notes').notNull(),
  source: text('source'),
  crop: text('crop'),
  plantingId: uuid('planting_id'),
  completedAt: instant('completed_at'),
  doneByDiary: boolean('done_by_diary').notNull().default(false),
  predecessorId: uuid('predecessor_id'),
  touched: boolean('touched').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

export const calendarFeeds = pgTable('calendar_feeds', {
  farmerId: uuid('farmer_id').primaryKey(),
  token: text('token').notNull(),
  createdAt: instant('created_at').notNull(),
});
