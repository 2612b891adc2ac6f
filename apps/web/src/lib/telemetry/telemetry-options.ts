import { defineOptions } from '../options/define-options.ts';
import { booleanOption } from '../options/option-rules.ts';

/** What the visitor agrees to send; nothing until then. */
export interface TelemetryOptions {
  readonly sendsErrors: boolean;
  /** Whether openings of places and directions are counted. */
  readonly countsUsage: boolean;
}

export const telemetryOptions = defineOptions<TelemetryOptions>('telemetryOptions', {
  sendsErrors: booleanOption(false),
  countsUsage: booleanOption(false),
});
