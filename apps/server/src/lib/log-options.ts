import { describeError, redactText, redactValue, type DescribedError } from './redact.ts';

/** Receives the lines of the log; by default they are written to the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** The options of the logger (pino). Secrets are replaced in all fields, errors and messages before anything is written. */
export function createLogOptions(level: string, stream?: LogStream) {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    // The default serializer would add the values of queries to a described error.
    serializers: { err: describeOnce },
    hooks: {
      logMethod(this: unknown, values: unknown[], method: (...values: unknown[]) => void) {
        method.apply(this, values.map(redactLogged));
      },
    },
  };
}

/** A logged value is the fields of a line, its message, or an error. */
function redactLogged(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value);
  return value instanceof Error ? { err: redactValue(value) } : redactValue(value);
}

function describeOnce(error: Error | DescribedError): DescribedError {
  return error instanceof Error ? describeError(error) : error;
}
