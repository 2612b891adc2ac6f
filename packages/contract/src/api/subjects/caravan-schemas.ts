import { z } from 'zod';
import { calendarDateSchema } from '../../calendar-date.ts';
import { emailSchema, linkTokenSchema } from '../../entities/accounts/account.ts';
import { caravanDaySchema } from '../../entities/caravan.ts';
import { contentLanguages } from '../../enumerations.ts';
import { empty, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
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
  subscribeToCaravan: {
    params: nothing,
    query: nothing,
    body: z.object({
      email: emailSchema,
      lang: z.enum(contentLanguages).default('en').describe('the language of the e-mails'),
      time_zone: z
        .string()
        .min(1)
        .max(40)
        .default('UTC')
        .describe('an IANA time zone, such as Asia/Ulaanbaatar'),
    }),
    response: empty.describe('the same for every address'),
  },
  confirmCaravanSubscription: {
    params: nothing,
    query: nothing,
    body: z.object({ token: linkTokenSchema }),
    response: empty,
  },
  leaveCaravan: {
    params: nothing,
    query: nothing,
    body: z.object({ token: linkTokenSchema }),
    response: empty,
  },
} as const satisfies Record<keyof typeof caravanCalls, ApiCallSchemas>;
