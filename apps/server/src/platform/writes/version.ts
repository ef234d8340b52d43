import { NON_FIELD } from '@ankur/contracts/http/errors';
import { failure } from '@ankur/contracts/problems';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** The versions in `If-Match`: instants in milliseconds, one of which must be the record's `updated_at`. */
export type IfMatch = readonly number[];

/** The `If-Match` of a request; undefined when the change is unconditional. */
export function ifMatchOf({ headers }: FastifyRequest): IfMatch | undefined {
  const said = headers['if-match']?.trim();
  if (!said || said === '*') return undefined;
  return said.split(',').map((tag) => Date.parse(tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1')));
}

/** Whether `updatedAt` is one of the versions of `If-Match`. */
export function matchesVersion(ifMatch: IfMatch | undefined, updatedAt: Date | null): boolean {
  return ifMatch === undefined || (updatedAt !== null && ifMatch.includes(updatedAt.getTime()));
}

/** The same as an SQL condition. */
export function whereVersion(
  updatedAt: AnyPgColumn | SQL,
  ifMatch: IfMatch | undefined,
): SQL | undefined {
  if (ifMatch === undefined) return undefined;
  const instants = ifMatch
    .filter((ms) => !Number.isNaN(ms))
    .map((ms) => new Date(ms).toISOString());
  return sql`${updatedAt} = any (${sql.param(instants)}::timestamptz[])`;
}

/** 412 with the current record. */
export function versionConflict(current: unknown): AppError {
  const failures = { [NON_FIELD]: [failure('row_changed')] };
  return new AppError('changed', failures, { extra: { current } });
}

/** The version of a change: now, but always later than the previous one. */
export function nextVersion(now: Date, before: Date | null): Date {
  return before && before >= now ? new Date(before.getTime() + 1) : now;
}
