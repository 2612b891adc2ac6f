import { errorBodySchema } from '@cae-map/contract/error-body';
import type { SecurityHeaders } from '../../plugins/security-headers.ts';

/** A response as any client of the tests returns it; names of headers are in lower case. */
export interface CheckedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
}

/** Finds what every response must have: the security headers, no status of 500 or more except 501 (not configured), no redirect to another host. */
export function findResponseProblems(
  { status, headers }: CheckedResponse,
  expected: SecurityHeaders,
): string[] {
  const missing = Object.entries(expected).filter(([name, value]) => headers[name] !== value);
  const problems = missing.map(
    ([name]) => `status ${status}: the header ${name} is ${String(headers[name])}`,
  );
  if (status >= 500 && status !== 501) problems.push(`status ${status}`);
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(String(location)))
    problems.push(`redirected to ${String(location)}`);
  return problems;
}

/** Checks the body of a response with a status of 400 or more: `{ detail, code }` without a query and a stack trace. */
export function findErrorBodyProblems({ status, body }: Pick<CheckedResponse, 'status' | 'body'>): string[] {
  const text = body.toString();
  // The lines of a stack trace are escaped in JSON.
  if (/failed query|select .* from|\\n\s+at /i.test(text)) return [`status ${status}: ${text}`];
  try {
    errorBodySchema.strict().parse(JSON.parse(text));
    return [];
  } catch {
    return [`status ${status}: the body is ${JSON.stringify(text)}`];
  }
}
