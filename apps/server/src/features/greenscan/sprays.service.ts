import { addDays } from '@ankur/agronomy/calendar-day';
import type { SprayAnswer, SprayForm } from '@ankur/contracts/greenscan/endpoints';
import { failure } from '@ankur/contracts/problems';
import { cropOf } from '@ankur/leaf-doctor/labels';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import type { Press } from '../../platform/database/press-rows.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { toTask } from '../farm-tasks/farm-tasks.mapper.ts';
import { createFarmTasksRepository } from '../farm-tasks/farm-tasks.repository.ts';
import { createSprayGuard } from './spray-guard.ts';
import { createSpraysRepository } from './sprays.repository.ts';

const SPRAY_SOURCE = 'spray-guard';

/** Sprays that a farmer plans. */
export function createSpraysService(deps: Pick<AppDeps, 'db' | 'clock' | 'ids'>) {
  const sprays = createSpraysRepository(deps.db);
  const tasks = createFarmTasksRepository(deps.db);
  const guard = createSprayGuard(deps);
  return {
    /**
     * Plans a spray as a task and names the harvest tasks that now lie inside its waiting period, each
     * with its first date there. A press that is sent again plans nothing more and answers with what it planned.
     */
    async plan(farmerId: string, form: SprayForm, press?: Press): Promise<SprayAnswer> {
      const entry = libraryIn('en').diseaseOf(form.label);
      if (entry === null) throw invalid({ label: [failure('spray_disease_missing')] });
      const use = entry.chemical.find((line) => line.chemical === form.chemical);
      if (use?.application !== 'spray')
        throw invalid({ chemical: [failure('spray_product_missing')] });
      if (form.date < indianDate(deps.clock.now()))
        throw invalid({ date: [failure('spray_date_past')] });
      const harvestFrom = addDays(form.date, use.waitDays);
      const crop = cropOf(form.label);
      const id = await tasks.idFor(farmerId, press, deps.ids.next());
      const made = await deps.db.transaction(async (tx) => {
        const row = await tasks.insert(
          {
            id,
            farmerId,
            taskName: form.task_name,
            date: form.date,
            anchorDate: form.date,
            time: null,
            priority: 'high',
            recurrence: 'none',
            notes: form.notes ?? '',
            source: SPRAY_SOURCE,
            crop,
            createdAt: deps.clock.now(),
          },
          tx,
        );
        if (!row) return null;
        const { label, chemical, date } = form;
        await sprays.insert(
          {
            id: deps.ids.next(),
            farmerId,
            taskId: row.id,
            label,
            crop,
            chemical,
            date,
            harvestFrom,
          },
          tx,
        );
        return row;
      });
      const task = made ?? (await tasks.find(farmerId, id));
      if (!task) throw notFound();
      const planned = { farmerId, crop, date: form.date, harvestFrom };
      const inTheWay = await guard.harvestsInside(planned, deps.db);
      return { task: toTask(task), harvest_from: harvestFrom, in_the_way: inTheWay };
    },
  };
}
