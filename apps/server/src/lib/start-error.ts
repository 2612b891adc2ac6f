/** Stable ids of what can keep the server from starting. */
export type StartErrorCode =
  | 'wrong_setting'
  | 'data_folder'
  | 'data_in_use'
  | 'disk_full'
  | 'wrong_content'
  | 'wrong_web_build'
  | 'database_unreachable'
  | 'database_failed'
  | 'port_in_use'
  | 'cannot_listen';

/** A reason not to start that the person who runs the server can mend; `message` says what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
