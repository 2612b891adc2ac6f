import { z } from 'zod';
import { keyText } from './secret-text.ts';

/** The settings of what operators see of a running server. */
export interface MetricsSettings {
  /** What a monitoring system sends as a bearer token to read the metrics; without it there are none. */
  readonly metricsToken: string | undefined;
  /** Queries that take so long are logged, in milliseconds; 0 logs none. */
  readonly slowQueryMilliseconds: number;
}

/** So short ones can be guessed. */
const leastTokenLength = 16;

const isLong = (token: string | undefined): boolean =>
  token === undefined || token.length >= leastTokenLength;
const tooShort = `must have at least ${leastTokenLength} characters`;

export const metricsSettingsSchema = {
  METRICS_TOKEN: keyText.refine(isLong, tooShort),
  SLOW_QUERY_MILLISECONDS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a number of milliseconds, or 0 to log none')
    .transform(Number)
    .default(1_000),
};

export const metricsSettingsExamples = {
  METRICS_TOKEN: '0123456789abcdef0123456789abcdef',
  SLOW_QUERY_MILLISECONDS: '1000',
} as const;

type ParsedVariables = z.output<z.ZodObject<typeof metricsSettingsSchema>>;

/** Converts the validated variables. */
export function toMetricsSettings(data: ParsedVariables): MetricsSettings {
  return {
    metricsToken: data.METRICS_TOKEN,
    slowQueryMilliseconds: data.SLOW_QUERY_MILLISECONDS,
  };
}
