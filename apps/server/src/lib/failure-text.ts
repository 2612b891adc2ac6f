import { describeError, redactText } from './redact.ts';
import { StartError } from './start-error.ts';

/**
 * Describes why a process ends, for the standard error: the message of an error that the operator can correct, else the stack with
 * its causes. As in the log, there are no secrets and no values of queries.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return redactText(String(error));
  const { stack, message } = describeError(error);
  if (error instanceof StartError) return message;
  return error.cause === undefined ? stack : `${stack}\nCaused by: ${describeFailure(error.cause)}`;
}

/** The message of an error of a command, without secrets and values of queries. */
export function describeCommandFailure(error: unknown): string {
  return error instanceof Error ? describeError(error).message : redactText(String(error));
}
