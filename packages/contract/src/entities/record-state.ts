import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';

/** The kinds of records with pages whose changes have a date. */
export const datedEntities = ['place', 'image', 'chapter', 'text'] as const;

/** The ids of deleted records that had a page. Titles are not public any more. */
export const formerRecordsSchema = z.object({
  texts: z.array(z.int().positive()),
  images: z.array(z.int().positive()),
});

/** The day on which a record was last changed, in UTC. */
export const lastChangeSchema = z.object({
  entity: z.enum(datedEntities),
  id: z.int().positive(),
  changed_on: calendarDateSchema,
});

export type FormerRecords = z.infer<typeof formerRecordsSchema>;
export type LastChange = z.infer<typeof lastChangeSchema>;
