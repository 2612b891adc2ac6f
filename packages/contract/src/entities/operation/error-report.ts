import { z } from 'zod';

/** The most characters of a text of a report; longer ones are cut by the browser and rejected by the server. */
export const maxReportText = 500;
/** The most frames of a stack and the most actions of a replay. */
export const maxReportFrames = 20;
export const maxReportActions = 20;

const text = z.string().max(maxReportText);
const seconds = z.number().min(0).max(1e11).describe('since 1970-01-01, UTC');

const frameSchema = z.strictObject({
  filename: text,
  function: text.optional(),
  lineno: z.int().nonnegative().optional(),
  colno: z.int().nonnegative().optional(),
});

/** What the visitor did before an error: a page was opened, or an element of a kind was activated. No text of the page. */
const actionSchema = z.strictObject({
  timestamp: seconds,
  category: z.enum(['navigation', 'ui.click']),
  message: text,
});

/**
 * An error of a browser: the subset of an event of the Sentry protocol (https://develop.sentry.dev/sdk/data-model/event-payloads/) that the
 * product sends. Everything else, such as the user, cookies and headers, is rejected.
 */
export const errorReportSchema = z.strictObject({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: seconds,
  platform: z.literal('javascript'),
  level: z.literal('error'),
  release: z
    .string()
    .max(100)
    .regex(/^[\w.+@-]*$/)
    .describe('the version of the application in the browser'),
  tags: z.strictObject({
    language: z.enum(['ru', 'en', 'cn']),
    /** The path of the page, without its query and fragment. */
    page: text,
  }),
  exception: z.strictObject({
    values: z.tuple([
      z.strictObject({
        type: z.string().max(100),
        value: text,
        stacktrace: z.strictObject({ frames: z.array(frameSchema).max(maxReportFrames) }).optional(),
      }),
    ]),
  }),
  breadcrumbs: z
    .strictObject({ values: z.array(actionSchema).max(maxReportActions) })
    .optional()
    .describe('the replay: the last actions, in the sampled part of the visits'),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;

/** How many errors a browser has not sent, because there were too many or because they were repeated. */
export const discardedErrorsSchema = z.strictObject({
  timestamp: seconds,
  discarded_events: z
    .array(
      z.strictObject({
        reason: z.enum(['ratelimit_backoff', 'event_processor']),
        category: z.literal('error'),
        quantity: z.int().positive().max(1_000_000),
      }),
    )
    .min(1)
    .max(2),
});
export type DiscardedErrors = z.infer<typeof discardedErrorsSchema>;

/** Errors of browsers with the same type, text and origin. */
export const reportedErrorSchema = z.object({
  error_id: z.string(),
  type: z.string(),
  message: z.string(),
  origin: z.string().describe('the file, line and column; empty if unknown'),
  release: z.string().describe('the version of the application in the browser that reported it last'),
  page: z.string().describe('the path of the page on which it was reported last'),
  count: z.int().positive(),
  first_seen_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});
export type ReportedError = z.infer<typeof reportedErrorSchema>;
