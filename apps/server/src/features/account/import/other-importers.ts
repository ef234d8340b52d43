import { taskInput } from '@ankur/contracts/farm-tasks/rules';
import { budgetInput, expenseInput, incomeInput, loanInput } from '@ankur/contracts/finance/rules';
import { wateringFields } from '@ankur/contracts/irrigation/rules';
import * as z from 'zod/mini';
import { farmTasks } from '../../farm-tasks/farm-tasks.tables.ts';
import { budgets, expenses, incomes, loans } from '../../finance/finance.tables.ts';
import {
  budgetMapper,
  expenseMapper,
  incomeMapper,
  loanMapper,
} from '../../finance/ledger.mapper.ts';
import { scans } from '../../greenscan/scans.tables.ts';
import { waterings } from '../../irrigation/irrigation.tables.ts';
import { type Importer, rowFields, rowsBy } from './importer.ts';

const text = z.nullable(z.string().check(z.maxLength(200)));
const instantOrNull = z.nullable(z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))));
const dateOf = (at: string | null) => (at === null ? null : new Date(at));

const task = z.object({
  ...rowFields,
  ...taskInput.shape,
  completed_at: instantOrNull,
});
const watering = z.object({
  ...rowFields,
  ...z.omit(wateringFields, { planting: true }).shape,
  planting_id: z.optional(z.nullable(z.string())),
});
const scan = z.object({
  id: rowFields.id,
  label: text,
  crop: text,
  verdict: z.string().check(z.maxLength(40)),
  severity: z.string().check(z.maxLength(40)),
  confidence: z.number(),
  pictureKey: z.string(),
  smallPictureKey: z.string(),
  createdAt: z.string().check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
  plantingId: z.optional(z.nullable(z.string())),
});

/** Unused: the export writes every date. */
const NO_DAY = '1970-01-01';
const LEDGER_REFERENCES = ['plantingId', 'animalId'];

/** Importers of ledgers, tasks, waterings and scans. */
export const OTHER_IMPORTERS: readonly Importer[] = [
  {
    name: 'finance/expenses',
    table: expenses,
    references: LEDGER_REFERENCES,
    row: rowsBy(z.object({ ...rowFields, ...expenseInput.shape }), (row) =>
      expenseMapper.forNew(row, NO_DAY),
    ),
  },
  {
    name: 'finance/incomes',
    table: incomes,
    references: LEDGER_REFERENCES,
    row: rowsBy(z.object({ ...rowFields, ...incomeInput.shape }), (row) =>
      incomeMapper.forNew(row, NO_DAY),
    ),
  },
  {
    name: 'finance/loans',
    table: loans,
    references: [],
    row: rowsBy(
      z.object({ ...rowFields, ...loanInput.shape, paid_on: z.optional(z.nullable(z.iso.date())) }),
      (row) => ({ ...loanMapper.forNew(row, NO_DAY), paidOn: row.paid_on ?? null }),
    ),
  },
  {
    name: 'finance/budgets',
    table: budgets,
    references: [],
    row: rowsBy(z.object({ ...rowFields, ...budgetInput.shape }), (row) =>
      budgetMapper.forNew(row, NO_DAY),
    ),
  },
  {
    name: 'farm-tasks',
    table: farmTasks,
    references: ['plantingId'],
    row: rowsBy(task, (row) => ({
      taskName: row.task_name,
      date: row.date,
      anchorDate: row.date,
      time: row.time ?? null,
      priority: row.priority ?? 'medium',
      recurrence: row.recurrence ?? 'none',
      notes: row.notes ?? '',
      source: row.source ?? null,
      crop: row.crop ?? null,
      plantingId: row.planting ?? null,
      completedAt: dateOf(row.completed_at),
    })),
  },
  {
    name: 'waterings',
    table: waterings,
    references: ['plantingId'],
    row: rowsBy(watering, (row) => ({
      cropType: row.crop_type,
      date: row.date,
      volumeM3: row.volume_m3,
      plantingId: row.planting_id ?? null,
    })),
  },
  {
    name: 'greenscan/scans',
    table: scans,
    references: ['plantingId'],
    media: ['pictureKey', 'smallPictureKey'],
    row: rowsBy(scan, ({ id: _, createdAt, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt),
    })),
  },
];
