import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import type { IrrigationQuestion } from '@ankur/contracts/irrigation/rules';

/**
 * The need of the land in m³ over seven days from the question's date, and what to do about it.
 * Without coordinates the farmer's place is used. @throws AppError invalid (location) when neither is known.
 */
export type SuggestIrrigation = (
  farmerId: string,
  question: IrrigationQuestion,
) => Promise<IrrigationAdvice>;
