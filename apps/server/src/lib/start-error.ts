/** The stable codes of start errors. */
export type StartErrorCode =
  | 'wrong_setting'
  | 'data_folder'
  | 'data_in_use'
  | 'disk_full'
  | 'wrong_content'
  | 'wrong_web_build'
  | 'media_store'
  | 'database_unreachable'
  | 'database_failed'
  | 'database_newer'
  | 'port_in_use'
  | 'cannot_listen';

/** A start error that the operator can correct; `message` contains the reason and the remedy. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly code: StartErrorCode;

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
