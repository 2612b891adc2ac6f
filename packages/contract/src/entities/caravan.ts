import { z } from 'zod';
import { calendarDateSchema } from '../calendar-date.ts';
import { contentLanguages } from '../enumerations.ts';

/** Whether a day is one of the expedition, or before, between or after its journeys. */
const caravanDayKinds = ['day', 'before', 'pause', 'after'] as const;

const caravanTextSchema = z.object({
  date: z.string().describe('the day in words'),
  where: z.string().describe('the place, the leg, or what is next'),
  details: z.array(z.string()).describe('further sentences, such as how precisely the day is known'),
});

/** Where the expedition was a hundred years before a day, in sentences. */
export const caravanDaySchema = z.object({
  today: calendarDateSchema.describe('the day of the reader'),
  date: z.string().describe('the day a hundred years earlier, YYYY-MM-DD'),
  kind: z.enum(caravanDayKinds),
  text: z.record(z.enum(contentLanguages), caravanTextSchema),
});
export type CaravanDayRecord = z.infer<typeof caravanDaySchema>;
