import { z } from 'zod';

/** The schemas of an endpoint: its path parameters, its query, its body and its response with status 200. */
export interface ApiCallSchemas {
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  /** Absent for requests without a body. */
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/** No path parameters or no query. */
export const nothing = z.object({});

/** The response with status 204. */
export const empty = z.null().describe('an empty body');

/** Ids are 32-bit integers in the database; no record has a greater one. */
export const identifier = z.coerce.number().int().positive().max(2_147_483_647);
