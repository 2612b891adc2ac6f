import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { contentLanguages } from '@cae-map/contract/enumerations';
import { calendarDate, instant, oneOf } from '../columns.ts';

/**
 * The readers who get the day a hundred years ago by e-mail: only confirmed addresses. The row of a reader who leaves is deleted; nothing
 * of it remains.
 */
export const caravanSubscriptions = pgTable(
  'caravan_subscriptions',
  {
    subscription_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In lower case. */
    email: text().notNull(),
    lang: text({ enum: contentLanguages }).notNull(),
    /** An IANA time zone, in whose morning the e-mail is sent. */
    time_zone: text().notNull(),
    /** The secret of the links that end the subscription. Not hashed, because it is part of every e-mail; it allows nothing else. */
    leave_token: text().notNull(),
    confirmed_at: instant().notNull().defaultNow(),
    /** The day of the reader of the last e-mail. */
    sent_on: calendarDate(),
    /** Until when no other process sends the e-mail that is due. */
    claimed_until: instant(),
    /** How often in succession the mail server has refused the address. */
    refusals: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('caravan_subscriptions_email').on(table.email),
    uniqueIndex('caravan_subscriptions_leave').on(table.leave_token),
    index('caravan_subscriptions_due').on(table.time_zone, table.sent_on),
    oneOf('caravan_subscriptions_lang', table.lang, contentLanguages),
    check('caravan_subscriptions_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);
