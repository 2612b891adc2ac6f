import {
  discardedErrorsSchema,
  errorReportSchema,
  type DiscardedErrors,
  type ErrorReport,
} from '@cae-map/contract/entities/operation/error-report';
import { stripPersonalData } from '@cae-map/contract/personal-data';
import { z } from 'zod';
import type { ErrorProject } from '../../settings/telemetry-settings.ts';

/** The items of an envelope that the server forwards. */
export interface Envelope {
  readonly reports: readonly ErrorReport[];
  readonly discarded: readonly DiscardedErrors[];
}

/** A browser sends one error, or one count of those that it has not sent. */
const maxItems = 2;

const headerSchema = z.strictObject({ dsn: z.string().max(300), sent_at: z.iso.datetime() });
const itemHeaderSchema = z.strictObject({ type: z.enum(['event', 'client_report']) });

/**
 * Parses the envelope of a browser (https://develop.sentry.dev/sdk/data-model/envelopes/: lines of JSON). Only what the contract describes
 * passes, for the configured project only, and personal data are removed once more.
 * @returns the reason why an envelope is rejected, as a text
 */
export function parseEnvelope(text: string, { dsn }: Pick<ErrorProject, 'dsn'>): Envelope | string {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const header = headerSchema.safeParse(parseJson(first));
  if (!header.success) return 'The header of the envelope is not valid.';
  if (!isSameProject(header.data.dsn, dsn)) return 'The envelope is for another project.';
  if (lines.length === 0 || lines.length % 2 === 1 || lines.length > 2 * maxItems)
    return `The envelope must have 1 to ${maxItems} items.`;
  const envelope = { reports: [] as ErrorReport[], discarded: [] as DiscardedErrors[] };
  for (let index = 0; index < lines.length; index += 2) {
    const item = itemHeaderSchema.safeParse(parseJson(lines[index] ?? ''));
    const content = parseJson(lines[index + 1] ?? '');
    const report = errorReportSchema.safeParse(content);
    const discarded = discardedErrorsSchema.safeParse(content);
    if (item.data?.type === 'event' && report.success) envelope.reports.push(stripReport(report.data));
    else if (item.data?.type === 'client_report' && discarded.success)
      envelope.discarded.push(discarded.data);
    else return 'An item of the envelope is not valid.';
  }
  return envelope;
}

/** Writes the envelope that the project receives: of the header only the time of the server remains. */
export function writeEnvelope({ reports, discarded }: Envelope, sentAt: Date): string {
  const items = [
    ...reports.map((report) => ['event', report] as const),
    ...discarded.map((count) => ['client_report', count] as const),
  ];
  const lines = items.flatMap(([type, content]) => [{ type }, content]);
  return [{ sent_at: sentAt.toISOString() }, ...lines].map((line) => JSON.stringify(line)).join('\n');
}

/** Compares the host and the id of the project; the key is the server's. */
function isSameProject(dsn: string, configured: string): boolean {
  if (!URL.canParse(dsn)) return false;
  const [one, other] = [new URL(dsn), new URL(configured)];
  return one.protocol === other.protocol && one.host === other.host && one.pathname === other.pathname;
}

function stripReport(report: ErrorReport): ErrorReport {
  return JSON.parse(JSON.stringify(report), (key, value: unknown) =>
    typeof value === 'string' && !unstripped.has(key) ? stripPersonalData(value) : value,
  ) as ErrorReport;
}

/** Fields whose values the schema restricts; the id of an event looks like a token. */
const unstripped = new Set(['event_id', 'platform', 'level', 'release', 'language', 'category']);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
