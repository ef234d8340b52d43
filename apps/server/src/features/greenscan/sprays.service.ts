import { addDays } from '@ankur/agronomy/calendar-day';
import type { SprayAnswer, SprayForm } from '@ankur/contracts/greenscan/endpoints';
import { cropOf } from '@ankur/leaf-doctor/labels';
import { CHEMICALS } from '@ankur/leaf-doctor/library/chemicals';
import { diseaseOf } from '@ankur/leaf-doctor/library/library';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { toTask } from '../farm-tasks/farm-tasks.mapper.ts';
import { createFarmTasksRepository } from '../farm-tasks/farm-tasks.repository.ts';
import { concernsCrop, speaksOfHarvest } from './harvest-words.ts';
import { createSpraysRepository } from './sprays.repository.ts';

export const SPRAY_SOURCE = 'spray-guard';
const PENDING_MAX = 500;

/** The harvest a farmer has in mind. */
export interface HarvestPlan {
  task_name: string;
  date: string;
  crop?: string | null | undefined;
}

/** Sprays with their waiting periods: what the label keeps from the plate. */
export function createSpraysService(deps: Pick<AppDeps, 'db' | 'clock' | 'ids'>) {
  const sprays = createSpraysRepository(deps.db);
  const tasks = createFarmTasksRepository(deps.db);
  return {
    /** Plans a spray as a task and names the harvest tasks that now lie inside its waiting period. */
    async plan(farmerId: string, form: SprayForm): Promise<SprayAnswer> {
      const entry = diseaseOf(form.label);
      if (entry === null) throw invalid({ label: ['Choose a disease'] });
      const use = entry.chemical.find((line) => line.chemical === form.chemical);
      if (use?.application !== 'spray') throw invalid({ chemical: ['Choose a product'] });
      if (form.date < indianDate(deps.clock.now()))
        throw invalid({ date: ['Choose today or a later day'] });
      const harvestFrom = addDays(form.date, use.waitDays);
      const crop = cropOf(form.label);
      const task = await tasks.insert({
        id: deps.ids.next(),
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
      });
      if (!task) throw new Error('the task was not written');
      await sprays.insert({
        id: deps.ids.next(),
        farmerId,
        taskId: task.id,
        label: form.label,
        crop,
        chemical: form.chemical,
        date: form.date,
        harvestFrom,
      });
      const pending = await tasks.listPending(farmerId, PENDING_MAX);
      const inTheWay = pending
        .map(toTask)
        .filter((one) => one.date >= form.date && one.date < harvestFrom)
        .filter((one) => speaksOfHarvest(one.task_name) && concernsCrop(one, crop));
      return { task: toTask(task), harvest_from: harvestFrom, in_the_way: inTheWay };
    },

    /** @throws AppError invalid when the plan is a harvest inside the waiting period of a spray */
    async refuseHarvest(farmerId: string, plan: HarvestPlan): Promise<void> {
      if (!speaksOfHarvest(plan.task_name)) return;
      const about = { task_name: plan.task_name, crop: plan.crop ?? null };
      const holding = (await sprays.listHolding(farmerId, plan.date)).filter((spray) =>
        concernsCrop(about, spray.crop),
      );
      const last = holding.sort((a, b) => b.harvestFrom.localeCompare(a.harvestFrom))[0];
      if (last === undefined) return;
      const product = (CHEMICALS as Record<string, { active: string }>)[last.chemical]?.active;
      throw invalid({
        date: [
          `${last.crop} is sprayed with ${product ?? last.chemical} on ${last.date}. Do not harvest before ${last.harvestFrom}.`,
        ],
      });
    },
  };
}
