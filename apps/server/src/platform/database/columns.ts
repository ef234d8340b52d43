import { date, timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A calendar day; text, since a Date would shift it between time zones. */
export const day = (name: string) => date(name, { mode: 'string' });
