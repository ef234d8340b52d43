import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The instants in `If-Match`, in milliseconds; a record must have been changed last at one of them. */
export type IfMatch = readonly number[];

/** What a request says of the record that it changes; undefined when it may be changed whatever it is now. */
export function ifMatchOf({ headers }: FastifyRequest): IfMatch | undefined {
  const said = headers['if-match']?.trim();
  if (!said || said === '*') return undefined;
  return said.split(',').map((tag) => Date.parse(tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1')));
}

/** Whether a record that was changed last at `updatedAt` is the one that is meant. */
export function isMeant(ifMatch: IfMatch | undefined, updatedAt: Date | null): boolean {
  return ifMatch === undefined || (updatedAt !== null && ifMatch.includes(updatedAt.getTime()));
}

/** The same as a condition of a query. */
export function atVersion(
  updatedAt: AnyPgColumn | SQL,
  ifMatch: IfMatch | undefined,
): SQL | undefined {
  if (ifMatch === undefined) return undefined;
  const instants = ifMatch
    .filter((ms) => !Number.isNaN(ms))
    .map((ms) => new Date(ms).toISOString());
  return sql`${updatedAt} = any (${sql.param(instants)}::timestamptz[])`;
}

/** 412 with the record as it is now. */
export function changedMeanwhile(current: unknown): AppError {
  const failures = { [NON_FIELD]: [failure('row_changed')] };
  return new AppError('changed', failures, { extra: { current } });
}

/** The time of a change: now, but later than the one before, however fast they follow each other. */
export function nextVersion(now: Date, before: Date | null): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now;
}
