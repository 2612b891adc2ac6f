import { errorCodes, type ErrorCode } from '@cae-map/contract/error-body';
import { RequestError } from '../../responses/request-error.ts';
import type { PictureTaskName } from './picture-tasks.ts';
import { PictureLimitError } from './process-errors.ts';

/** A request of the server to a process. */
export interface TaskMessage {
  readonly name: PictureTaskName;
  readonly parameters: readonly unknown[];
}

/** What remains of an error between processes. */
export interface TransferredError {
  readonly message: string;
  /** Of a `RequestError`, or of the operating system. */
  readonly code?: string;
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
  const fields = (['code', 'path', 'syscall'] as const).flatMap((field) => {
    const value: unknown = Reflect.get(error, field);
    return typeof value === 'string' ? [[field, value] as const] : [];
  });
  return { message: error.message, isOutOfMemory, ...Object.fromEntries(fields) };
}

/** Restores an error with the same class, code and message as far as callers distinguish them. */
export function restoreError({ message, isOutOfMemory, ...fields }: TransferredError): Error {
  const { code } = fields;
  if (isOutOfMemory) return new PictureLimitError(message);
  if (code !== undefined && isErrorCode(code)) return new RequestError(code, message);
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
