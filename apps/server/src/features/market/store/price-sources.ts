/** Source of a stored price; numbers, since the table may have eighty million rows. */
export const SOURCE = { sample: 0, 'data.gov.in': 1, agmarknet: 2, file: 3 } as const;
export type SourceName = keyof typeof SOURCE;
