import { z } from 'zod';

const bytes = z.int().nonnegative().nullable().describe('null where it is unknown');

/** A cache in the memory of the server, since its start. */
const cacheStateSchema = z.object({
  name: z.string(),
  hits: z.int().nonnegative(),
  misses: z.int().nonnegative(),
  entries: z.int().nonnegative(),
});
export type CacheState = z.infer<typeof cacheStateSchema>;

/** The requests of a call that the server had to compute, since its start. */
const callTimesSchema = z.object({
  name: z.string().describe('the name of the call in the call table, or pages'),
  count: z.int().nonnegative(),
  slow: z.int().nonnegative().describe('that took more than `slowCallMilliseconds`'),
  failed: z.int().nonnegative().describe('with a status of 500 or more'),
  mean_milliseconds: z.number().nonnegative(),
  longest_milliseconds: z.number().nonnegative(),
  last_slow_at: z.iso.datetime().nullable(),
});
export type CallTimes = z.infer<typeof callTimesSchema>;

/** Above this duration a call is slow. */
export const slowCallMilliseconds = 1_000;

/** The state of the process that responds. It contains nothing about visitors. */
export const serverStateSchema = z.object({
  version: z.string(),
  node_version: z.string(),
  started_at: z.iso.datetime(),
  memory_bytes: z.int().nonnegative(),
  database: z.object({
    kind: z.enum(['embedded', 'postgresql']),
    response_milliseconds: z.number().nonnegative().nullable().describe('null if it does not respond'),
    bytes,
  }),
  disk: z.object({ free_bytes: bytes, total_bytes: bytes }).describe('of the data folder'),
  caches: z.array(cacheStateSchema),
  calls: z.array(callTimesSchema).describe('the slowest first'),
  error_reports: z.boolean().describe('whether browsers can report errors'),
  usage_counts: z.boolean().describe('whether openings of places and directions are counted'),
});
export type ServerState = z.infer<typeof serverStateSchema>;
