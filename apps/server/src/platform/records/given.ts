import type { Values } from './records.repository.ts';

/** The columns that a form names: those with a value, or with null for none. */
export const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
