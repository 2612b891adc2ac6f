import { RequestError } from '../../responses/request-error.ts';

/** The process was ended from outside before it had responded: the next attempt may succeed. */
export class PictureInterruptedError extends RequestError {
  constructor(reason: string) {
    super('unavailable', 'The work on the picture was interrupted: try again.', { cause: new Error(reason) });
  }
}

/** The picture exhausted the memory or the time of its process, or crashed the image library: so will the next attempt. */
export class PictureLimitError extends RequestError {
  readonly hasExceededTime: boolean;

  constructor(reason: string, hasExceededTime = false) {
    super(
      'invalid_request',
      'The picture needs more memory or time than pictures may: save a copy without metadata in another program, and add that.',
      { cause: new Error(reason) },
    );
    this.hasExceededTime = hasExceededTime;
  }
}
