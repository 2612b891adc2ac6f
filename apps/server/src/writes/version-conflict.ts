import { RequestError } from '../responses/request-error.ts';

/** A version that was edited, and the record as it is now. */
export interface ComparedVersion {
  /** As the message names it, such as `the image 7`; `the record` where the call names one record only. */
  readonly name?: string;
  readonly edited: number;
  readonly current: number;
  /** The record as the conflict reports it. */
  readonly present: () => unknown;
}

/** @throws {RequestError} `version_conflict` with both versions when the current version is another one */
export function requireVersion({ name = 'the record', edited, current, present }: ComparedVersion): void {
  if (edited === current) return;
  throw new RequestError(
    'version_conflict',
    `Version ${edited} of ${name} was edited, but the current version is ${current}: it has been changed since.`,
    { versions: { edited, current, record: present() } },
  );
}
