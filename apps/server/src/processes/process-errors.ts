import { RequestError } from '../responses/request-error.ts';

/** What the errors of a pool tell about its tasks, for the client. */
export interface TaskErrorMessages {
  readonly interrupted: string;
  readonly limit: string;
}

/** The process was ended from outside, or waited for the processor, before it had responded: the next attempt may succeed. */
export class TaskInterruptedError extends RequestError {
  constructor(message: string, reason: string) {
    super('unavailable', message, { cause: new Error(reason) });
  }
}

/** The task exhausted the memory or the time of its process, or crashed a library: so will the next attempt with the same file. */
export class TaskLimitError extends RequestError {
  readonly hasExceededTime: boolean;

  constructor(message: string, reason: string, hasExceededTime = false) {
    super('invalid_request', message, { cause: new Error(reason) });
    this.hasExceededTime = hasExceededTime;
  }
}
