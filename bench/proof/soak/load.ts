import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../support/random.ts';
import type { RawClient } from '../support/raw-http.ts';
import { type Action, drawAction, type Village } from './actions.ts';

/** Results of a phase. */
export interface LoadReport {
  perSecond: number;
  /** Milliseconds by action, in the order in which they were answered. */
  times: Map<Action, number[]>;
  /** Errors by kind. */
  errors: Map<string, number>;
  /** Event loop delay (p99) of the load generator, which is included in all times. */
  senderDelayMs: number;
  /** Processor time of the load generator, in cores, which the product does not have. */
  senderCores: number;
}

export interface LoadPlan {
  client: RawClient;
  village: Village;
  actions: readonly Action[];
  random: Random;
  seconds: number;
}

function recorder({ client, village, actions, random }: LoadPlan) {
  const times = new Map<Action, number[]>(actions.map((action) => [action, []]));
  const errors = new Map<string, number>();
  let answered = 0;
  const one = async () => {
    const action = drawAction(actions, random);
    const outcome = await client.send(action.request(random.pick(village.farmers), random));
    answered += 1;
    const status = 'answer' in outcome ? outcome.answer.status : 0;
    if ('answer' in outcome && status < 300) times.get(action)?.push(outcome.answer.ms);
    else {
      const what = `${action.name}: ${'broken' in outcome ? outcome.broken : status}`;
      errors.set(what, (errors.get(what) ?? 0) + 1);
    }
  };
  return { one, times, errors, answered: () => answered };
}

async function measured(
  plan: LoadPlan,
  run: (one: () => Promise<void>, untilMs: number) => Promise<void>,
) {
  const record = recorder(plan);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const used = process.cpuUsage();
  const began = performance.now();
  await run(record.one, began + plan.seconds * 1000);
  delay.disable();
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - began) / 1000;
  const report: LoadReport = {
    perSecond: record.answered() / seconds,
    times: record.times,
    errors: record.errors,
    senderDelayMs: delay.percentile(99) / 1e6,
    senderCores: (user + system) / 1e6 / seconds,
  };
  return report;
}

/** Closed workload: `together` clients that send the next request at once. */
export const asFastAsPossible = (plan: LoadPlan, together: number): Promise<LoadReport> =>
  measured(plan, async (one, untilMs) => {
    const person = async () => {
      while (performance.now() < untilMs) await one();
    };
    await Promise.all(Array.from({ length: together }, person));
  });

/** Open workload: a constant rate of requests, whatever their duration. */
export const atRate = (plan: LoadPlan, perSecond: number): Promise<LoadReport> =>
  measured(plan, async (one, untilMs) => {
    const open = new Set<Promise<void>>();
    const began = performance.now();
    for (let sent = 0; performance.now() < untilMs; ) {
      const due = Math.floor(((performance.now() - began) / 1000) * perSecond);
      for (; sent < due; sent += 1) {
        const running = one().finally(() => open.delete(running));
        open.add(running);
      }
      await sleep(1000 / perSecond > 4 ? 2 : 1);
    }
    await Promise.all(open);
  });
