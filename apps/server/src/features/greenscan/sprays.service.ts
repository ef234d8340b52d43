import { addDays } from '@ankur/agronomy/calendar-day';
import type { SprayAnswer, SprayForm } from '@ankur/contracts/greenscan/endpoints';
import { failure } from '@ankur/contracts/problems';
import { cropOf } from '@ankur/leaf-doctor/labels';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import type { AppDeps } from '../../app-deps.ts';
import { indianDate } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors/app-error.ts';
import { createClientTime } from '../../platform/writes/client-time.ts';
import { type Created, createOnce } from '../../platform/writes/idempotent-create.ts';
import type { Write } from '../../platform/writes/write.ts';
import { createSprayGuard } from './spray-guard.ts';
import { createSpraysRepository } from './sprays.repository.ts';

const SPRAY_SOURCE = 'spray-guard';

/** Sprays that a farmer plans. */
export function createSpraysService(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ids' | 'tasks' | 'plantings'>,
) {
  const sprays = createSpraysRepository(deps.db);
  const guard = createSprayGuard(deps);
  const clientTime = createClientTime(deps);
  return {
    /**
     * Plans a spray as a task and returns the harvest tasks that now lie inside its waiting period, each
     * with its first date there. Idempotent by its id.
     */
    async plan(
      farmerId: string,
      form: SprayForm,
      write: Write | undefined,
    ): Promise<Created<SprayAnswer>> {
      const entry = libraryIn('en').diseaseOf(form.label);
      if (entry === null) throw invalid({ label: [failure('spray_disease_missing')] });
      const use = entry.chemical.find((line) => line.chemical === form.chemical);
      if (use?.application !== 'spray')
        throw invalid({ chemical: [failure('spray_product_missing')] });
      const harvestFrom = addDays(form.date, use.waitDays);
      const crop = cropOf(form.label);
      const now = deps.clock.now();
      const plannedOn = indianDate(await clientTime(farmerId, form.at));
      const { label, chemical, date } = form;
      const { row, again } = await createOnce(deps.db, farmerId, write, deps.ids.next(), {
        insert: (on, id) =>
          on.transaction(async (tx) => {
            if (date < plannedOn) throw invalid({ date: [failure('spray_date_past')] });
            const task = await deps.tasks.plan(
              {
                id,
                farmerId,
                taskName: form.task_name,
                date,
                notes: form.notes ?? '',
                source: SPRAY_SOURCE,
                crop,
                plantingId: await deps.plantings.onlyOf(tx, farmerId, crop),
                at: now,
              },
              tx,
            );
            const spray = { farmerId, taskId: id, label, crop, chemical, date, harvestFrom };
            if (task) await sprays.insert({ id: deps.ids.next(), ...spray }, tx);
            return task;
          }),
        find: (id) => deps.tasks.find(farmerId, id),
      });
      const planned = { farmerId, crop, date: form.date, harvestFrom };
      const inTheWay = await guard.harvestsInside(planned, deps.db);
      const answer = { task: row, harvest_from: harvestFrom, in_the_way: inTheWay };
      return { row: answer, again };
    },
  };
}
