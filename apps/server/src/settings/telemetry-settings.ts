import { z } from 'zod';

/** The project of an error tracker with the Sentry protocol, such as GlitchTip or Sentry. */
export interface ErrorProject {
  /** The DSN, which contains a public key and no secret. */
  readonly dsn: string;
  /** Where envelopes are sent. */
  readonly envelopeUrl: string;
  readonly key: string;
}

/** What browsers may report after the visitor has agreed. */
export interface TelemetrySettings {
  readonly telemetry: {
    /** Null: errors are not reported. */
    readonly errorProject: ErrorProject | null;
    /** Whether openings of places and directions are counted. */
    readonly countsUsage: boolean;
  };
}

const dsnPattern = /^https:\/\/([\w-]{8,100})@([\w.-]+(?::\d{1,5})?)((?:\/[\w.-]+)*)\/(\d{1,20})$/;

const errorProject = z
  .string()
  .transform((dsn, context): ErrorProject => {
    const [, key = '', host = '', folder = '', project = ''] = dsnPattern.exec(dsn) ?? [];
    const envelopeUrl = `https://${host}${folder}/api/${project}/envelope/`;
    if (project === '' || !URL.canParse(envelopeUrl))
      context.addIssue(
        'must be the DSN of a project: https://, the public key, @, the host and the number of the project',
      );
    return { dsn, envelopeUrl, key };
  })
  .optional();

export const telemetrySettingsSchema = {
  ERROR_REPORTS_DSN: errorProject,
  USAGE_COUNTS: z
    .enum(['true', 'false', '1', '0'], 'must be true to count openings of places and directions, or false')
    .default('false'),
};

export const telemetrySettingsExamples = {
  ERROR_REPORTS_DSN: 'https://0123456789abcdef@errors.example.org/1',
  USAGE_COUNTS: 'true',
} as const;

export function toTelemetrySettings(
  data: z.output<z.ZodObject<typeof telemetrySettingsSchema>>,
): TelemetrySettings {
  return {
    telemetry: {
      errorProject: data.ERROR_REPORTS_DSN ?? null,
      countsUsage: data.USAGE_COUNTS === 'true' || data.USAGE_COUNTS === '1',
    },
  };
}
