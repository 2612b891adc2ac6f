import { errorCodes, type ErrorCode } from '@cae-map/contract/error-body';
import { RequestError } from '../responses/request-error.ts';
import { TaskLimitError, type TaskErrorMessages } from './process-errors.ts';

/** A request of the server to a process. */
export interface TaskMessage {
  readonly name: string;
  readonly parameters: readonly unknown[];
}

/** What remains of an error between processes. */
export interface TransferredError {
  readonly message: string;
  /** Of a `RequestError`, or of the operating system. */
  readonly code?: string;
  /** Of a `RequestError` about a file of a book. */
  readonly bookFile?: string;
  /** The file and the call of an error of the operating system. */
  readonly path?: string;
  readonly syscall?: string;
  readonly isOutOfMemory: boolean;
}

/** The response to a task. */
export type TaskResult = { readonly value: unknown } | { readonly error: TransferredError };

export function transferError(error: unknown): TransferredError {
  const isOutOfMemory = describesMemory(error);
  if (!(error instanceof Error)) return { message: String(error), isOutOfMemory };
  const fields = (['code', 'bookFile', 'path', 'syscall'] as const).flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { message: error.message, isOutOfMemory, ...Object.fromEntries(fields) };
}

/** Restores an error with the same class, code and message as far as callers distinguish them. */
export function restoreError(
  { message, isOutOfMemory, ...fields }: TransferredError,
  messages: TaskErrorMessages,
): Error {
  const { code } = fields;
  if (isOutOfMemory) return new TaskLimitError(messages.limit, message);
  if (code !== undefined && isErrorCode(code))
    // The process takes the reason from the list of the contract.
    return new RequestError(code, message, { bookFile: fields.bookFile as RequestError['bookFile'] });
  return Object.assign(new Error(message), fields);
}

function isErrorCode(code: string): code is ErrorCode {
  return (errorCodes as readonly string[]).includes(code);
}

/** Whether an error, or one that caused it, is that of a refused allocation, by the messages of the libraries and of the engine. */
function describesMemory(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /(?:out of|insufficient|not enough|allocate) memory|allocation failed/i.test(error.message) ||
    describesMemory(error.cause)
  );
}
