import { describe, expect, it } from 'vitest';
import type { FarmTask } from './farm-tasks.api.ts';
import { groupTasks } from './task-groups.ts';

const aTask = (over: Partial<FarmTask>): FarmTask => ({
  id: '1',
  task_name: 'Weed',
  date: '2026-11-21',
  time: null,
  priority: 'medium',
  recurrence: 'none',
  notes: '',
  is_completed: false,
  updated_at: '2026-11-20T06:00:00.000Z',
  completed_at: null,
  source: null,
  crop: null,
  ...over,
});

describe('groupTasks', () => {
  it('groups tasks by date and omits empty groups', () => {
    const dates = ['2026-11-29', '2026-11-20', '2026-11-22', '2026-11-28', '2025-01-01'];
    const groups = groupTasks(
      dates.map((date) => aTask({ date })),
      '2026-11-21',
    );
    expect(groups.map(({ group, tasks }) => [group, tasks.map(({ date }) => date)])).toEqual([
      ['overdue', ['2025-01-01', '2026-11-20']],
      ['week', ['2026-11-22', '2026-11-28']],
      ['later', ['2026-11-29']],
    ]);
  });

  it('sorts a day by hour, then by priority', () => {
    const [today] = groupTasks(
      [
        aTask({ id: 'low', priority: 'low' }),
        aTask({ id: 'high', priority: 'high' }),
        aTask({ id: 'late', time: '17:00' }),
        aTask({ id: 'early', time: '06:30', priority: 'low' }),
      ],
      '2026-11-21',
    );
    expect(today?.tasks.map(({ id }) => id)).toEqual(['early', 'late', 'high', 'low']);
  });
});
