/** Where a stored price came from; numbers, since eighty million rows carry one. */
export const SOURCE = { sample: 0, 'data.gov.in': 1, agmarknet: 2, file: 3 } as const;
export type SourceName = keyof typeof SOURCE;
