import { checkEligibility, type SchemeProfile, suitedTo } from '@ankur/content/schemes/eligibility';
import { findScheme, schemeWords } from '@ankur/content/schemes/schemes';
import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import type { IrrigationQuestion } from '@ankur/contracts/irrigation/rules';
import { findCrop } from '@ankur/crops/register';
import { type Language, textIn } from '@ankur/languages/languages';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { BookTotals } from '../../../ports/books.ts';
import type { Circumstances } from '../../../ports/circumstances.ts';
import type { TasksPort } from '../../../ports/tasks.ts';
import { dayText, phrase, rupees } from '../answer/phrases.ts';

const MOST_TASKS = 5;
const MOST_QUESTIONS = 2;

/** The farmer's next open tasks. */
export async function tellTasks(
  tasks: Pick<TasksPort, 'pending'>,
  farmerId: string,
  language: Language,
): Promise<string[]> {
  const open = await tasks.pending(farmerId, MOST_TASKS);
  if (open.length === 0) return [phrase('noTasks', language)];
  return open.map(({ task }) =>
    phrase('task', language, {
      date: dayText(task.date, language),
      name: [task.task_name, task.time].filter(Boolean).join(', '),
    }),
  );
}

/** Income, expenses and balance of the present month, or of so many with it. */
export async function tellFinance(
  books: BookTotals,
  farmerId: string,
  today: string,
  language: Language,
  months = 1,
): Promise<string[]> {
  const totals = await books.totalsOfMonths(farmerId, months, today);
  return [
    phrase(months === 1 ? 'finance' : 'financeMonths', language, {
      months,
      income: rupees(totals.incomePaise / 100),
      expenses: rupees(totals.expensesPaise / 100),
      net: rupees((totals.incomePaise - totals.expensesPaise) / 100),
    }),
  ];
}

const MOST_SCHEMES = 3;

const schemeProfile = (farm: Circumstances | null): SchemeProfile => ({
  state: farm?.state ?? null,
  district: farm?.district ?? null,
  landAcres: farm?.landAcres ?? null,
  age: farm?.age ?? null,
  crops: farm?.commodities ?? null,
  keepsLivestock: farm?.keepsLivestock ?? null,
});

/** Ids of the schemes that suit a farmer best. */
export function suitedSchemeIds(farm: Circumstances | null): string[] {
  return suitedTo(schemeProfile(farm), MOST_SCHEMES).map(({ scheme }) => scheme.id);
}

/** Whether a scheme is for this farmer, as far as the profile tells. */
export function tellEligibility(
  schemeId: string,
  farm: Circumstances,
  language: Language,
): string[] {
  const scheme = findScheme(schemeId);
  if (!scheme) return [];
  const { verdict, reasons, questions } = checkEligibility(scheme, schemeProfile(farm));
  const words = textIn(schemeWords, language);
  if (verdict === 'yes') return [phrase('eligibleYes', language)];
  if (verdict === 'no') {
    const why = reasons.map((reason) => words.reasons[reason]).join(' ');
    return [phrase('eligibleNo', language, { reasons: why })];
  }
  const open = questions.slice(0, MOST_QUESTIONS).map((question) => words.questions[question]);
  return [phrase('eligibleAsk', language, { questions: open.join(' ') })];
}

/** The water a crop needs on the farmer's land this week; nothing when the form does not know the crop. */
export async function tellIrrigation(
  suggest: (farmerId: string, question: IrrigationQuestion) => Promise<IrrigationAdvice>,
  farmerId: string,
  cropId: string,
  farm: Circumstances,
  today: string,
  language: Language,
): Promise<string[]> {
  const crop = findCrop(cropId)?.irrigation;
  if (!crop || !farm.point) return [];
  const acres = farm.landAcres ?? 1;
  try {
    const advice = await suggest(farmerId, {
      crop_type: crop,
      land_size: acres,
      date: today,
      ...farm.point,
    });
    const m3 = Math.round(advice.water_requirement);
    return [phrase(acres === 1 ? 'irrigationOne' : 'irrigation', language, { acres, m3 })];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [];
  }
}
