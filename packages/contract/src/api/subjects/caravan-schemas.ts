import { z } from 'zod';
import { calendarDateSchema } from '../../calendar-date.ts';
import { caravanDaySchema } from '../../entities/caravan.ts';
import { nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
import type { caravanCalls } from './caravan-calls.ts';

/** The schemas of the endpoints of the day a hundred years ago. */
export const caravanSchemas = {
  getCaravanDay: {
    params: z.object({
      date: calendarDateSchema.describe('the day of the reader, in the time zone of the reader'),
    }),
    query: nothing,
    response: caravanDaySchema,
  },
} as const satisfies Record<keyof typeof caravanCalls, ApiCallSchemas>;
