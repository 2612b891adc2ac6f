import { z } from 'zod';
import { reportedErrorSchema } from '../../entities/operation/error-report.ts';
import { eventPeriods, eventTotalSchema } from '../../entities/operation/event-totals.ts';
import { serverStateSchema } from '../../entities/operation/server-state.ts';
import { empty, nothing, type ApiCallSchemas } from '../api-call-schemas.ts';
import type { operationCalls } from './operation-calls.ts';

/** A number of days. */
const period = z.coerce
  .number()
  .refine(
    (days) => eventPeriods.some((known) => known === days),
    `must be one of ${eventPeriods.join(', ')}`,
  );

/** The schemas of the endpoints of the operation. The body of `reportErrors` is an envelope, which is text. */
export const operationSchemas = {
  reportErrors: { params: nothing, query: nothing, response: empty },
  getServerState: { params: nothing, query: nothing, response: serverStateSchema },
  listReportedErrors: { params: nothing, query: nothing, response: z.array(reportedErrorSchema) },
  listEventTotals: {
    params: nothing,
    query: z.object({ days: period.describe('the number of days until today') }),
    response: z.array(eventTotalSchema),
  },
} as const satisfies Record<keyof typeof operationCalls, ApiCallSchemas>;
