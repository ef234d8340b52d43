import { taskInput } from '@ankur/contracts/farm-tasks/rules';
import * as z from 'zod/mini';
import { dateOf, instantOrNull, rowFields, rowsBy } from '../../platform/records/import-rows.ts';
import type { Importer } from '../../ports/account-archive.ts';
import { farmTasks } from './farm-tasks.tables.ts';

const task = z.object({
  ...rowFields,
  ...taskInput.shape,
  completed_at: instantOrNull,
  /** Absent in archives of before series were exported. */
  anchor_date: z.optional(taskInput.shape.date),
  predecessor: z.optional(z.nullable(z.string())),
  touched: z.optional(z.boolean()),
  /** Absent in archives of before a diary finished tasks. */
  done_by_diary: z.optional(z.boolean()),
});

/** Tasks as an archive brings them. */
export const farmTaskImporters: readonly Importer[] = [
  {
    name: 'farm-tasks',
    table: farmTasks,
    references: ['plantingId', 'predecessorId'],
    own: 'predecessorId',
    row: rowsBy(task, (row) => ({
      taskName: row.task_name,
      date: row.date,
      anchorDate: row.anchor_date ?? row.date,
      time: row.time ?? null,
      priority: row.priority ?? 'medium',
      recurrence: row.recurrence ?? 'none',
      notes: row.notes ?? '',
      source: row.source ?? null,
      crop: row.crop ?? null,
      plantingId: row.planting ?? null,
      completedAt: dateOf(row.completed_at),
      predecessorId: row.predecessor ?? null,
      touched: row.touched ?? false,
      doneByDiary: row.done_by_diary ?? false,
    })),
  },
];
