import { z } from 'zod';
import { logEventNames } from '../log.ts';

/** The periods of the counts of events, in days. */
export const eventPeriods = [1, 7, 30, 365] as const;

/** The most rows of the counts of events. */
export const maxEventTotals = 500;

export const eventTotalSchema = z.object({
  event: z.enum(logEventNames),
  lang: z.string().describe('the language of the page'),
  detail: z
    .string()
    .describe('what distinguishes the events, such as the code of a layer or the id of a place'),
  count: z.int().positive(),
});
export type EventTotal = z.infer<typeof eventTotalSchema>;
