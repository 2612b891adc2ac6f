import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { logEventNames } from '@cae-map/contract/entities/log';
import { contentLanguages } from '@cae-map/contract/enumerations';
import { calendarDate, instant, oneOf } from '../columns.ts';
import { contentParts } from '../values.ts';

/** Counts of logged events by day (UTC), so that no row belongs to a visitor. */
export const logCounts = pgTable(
  'log_counts',
  {
    day: calendarDate().notNull(),
    event: text({ enum: logEventNames }).notNull(),
    /** The language of the page. */
    lang: text({ enum: contentLanguages }).notNull(),
    /** What distinguishes the events of one name, such as the code of a layer. */
    detail: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.event, table.lang, table.detail] }),
    oneOf('log_counts_event', table.event, logEventNames),
    oneOf('log_counts_lang', table.lang, contentLanguages),
  ],
);

/** Errors of browsers with the same type, text and origin; nothing about the visitors. */
export const reportedErrors = pgTable('reported_errors', {
  /** A hash of the type, the text and the origin. */
  error_id: text().primaryKey(),
  type: text().notNull(),
  message: text().notNull(),
  /** The file, line and column; empty if unknown. */
  origin: text().notNull(),
  /** The version of the application in the browser, and the path of the page, of the last report. */
  release: text().notNull(),
  page: text().notNull(),
  count: integer().notNull(),
  first_seen_at: instant().notNull(),
  last_seen_at: instant().notNull(),
});

/** Loads of the shipped content, by part: a database emptied later is not filled again. */
export const contentLoads = pgTable(
  'content_loads',
  {
    load_id: integer().primaryKey().generatedByDefaultAsIdentity(),
    loaded_at: instant().notNull().defaultNow(),
    part: text({ enum: contentParts }).notNull().default('expedition'),
    summary: text().notNull(),
  },
  (table) => [oneOf('content_loads_part', table.part, contentParts)],
);
