import type { ErrorReport } from '@cae-map/contract/entities/operation/error-report';

/** The DSN of the project in tests. */
export const testDsn = 'https://0123456789abcdef@errors.example.org/7';

/** A report of an error. */
export function errorReport(fields: Partial<ErrorReport> = {}, value = 'x is undefined'): ErrorReport {
  return {
    event_id: '0123456789abcdef0123456789abcdef',
    timestamp: 1_795_000_000,
    platform: 'javascript',
    level: 'error',
    release: '0.1.0',
    tags: { language: 'ru', page: '/ru/place/53' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value,
          stacktrace: {
            frames: [{ filename: '/assets/page-Ab12.js', function: 'open', lineno: 1, colno: 240 }],
          },
        },
      ],
    },
    ...fields,
  };
}

/** An envelope as a browser sends it. */
export function envelopeText(items: readonly (readonly [string, unknown])[], dsn = testDsn): string {
  const header = { dsn, sent_at: '2026-11-29T10:00:00.000Z' };
  return [header, ...items.flatMap(([type, content]) => [{ type }, content])]
    .map((line) => JSON.stringify(line))
    .join('\n');
}
