import { readElement } from './s3-xml.ts';

/** The most characters of a body that are read for the code of an error. */
const maxErrorBody = 16_384;

/** An error response of an S3 storage. Its body, which repeats signed values, is not kept. */
export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly statusCode: number;
  /** Such as `NoSuchKey`. */
  readonly code: string;
  /** The time of the storage, when the response has one. */
  readonly date: Date | undefined;

  constructor(
    statusCode: number,
    code: string,
    { message = '', date }: { message?: string; date?: Date } = {},
  ) {
    super(`The S3 storage responded with ${statusCode} ${code}${message === '' ? '.' : `: ${message}`}`);
    this.statusCode = statusCode;
    this.code = code;
    this.date = date;
  }
}

/** The codes of responses to HEAD, which have no body. */
const codesByStatus: Readonly<Record<number, string>> = {
  301: 'PermanentRedirect',
  304: 'NotModified',
  403: 'AccessDenied',
  404: 'NoSuchKey',
  412: 'PreconditionFailed',
  416: 'InvalidRange',
  501: 'NotImplemented',
  503: 'SlowDown',
};

/** Reads an error response to its end. */
export async function readS3Error(response: Response): Promise<S3Error> {
  const body = (await response.text().catch(() => '')).slice(0, maxErrorBody);
  const code = readElement(body, 'Code') ?? codesByStatus[response.status] ?? 'UnknownError';
  const time = Date.parse(response.headers.get('date') ?? '');
  return new S3Error(response.status, code, {
    message: readElement(body, 'Message') ?? '',
    ...(Number.isNaN(time) ? {} : { date: new Date(time) }),
  });
}

/** Whether the same request may succeed later. */
export function isRepeatable(error: unknown): boolean {
  if (!(error instanceof S3Error)) return true;
  return error.statusCode >= 500
    ? error.statusCode !== 501
    : [408, 429].includes(error.statusCode) || error.code === 'RequestTimeout';
}

/** Whether a response has one of these states, which callers handle. */
export function hasStatus(error: unknown, ...statuses: readonly number[]): error is S3Error {
  return error instanceof S3Error && statuses.includes(error.statusCode);
}
