import { admits, sumHoldings } from '../../lib/shared-limit.ts';
import { RequestError } from '../../responses/request-error.ts';
import type { UploadStoreLimits } from './upload-limits.ts';
import type { Upload } from './upload.ts';

type Announcement = Pick<Upload, 'length' | 'client'>;
type List = () => Promise<readonly Upload[]>;

/** `Retry-After` while too many bytes are being sent, in seconds. */
const retryAfterSeconds = 120;

/**
 * Checks that one more upload may begin.
 * @param present the announced uploads, and the function that reads how much of them has been received
 * @throws {RequestError} `too_many_requests`
 */
export async function checkAnnounced(
  limits: UploadStoreLimits,
  { client, length }: Announcement,
  { announced, list }: { readonly announced: readonly Announcement[]; readonly list: List },
): Promise<void> {
  const counted = announced.map((upload) => ({ client: upload.client, amount: 1 }));
  if (!admits(limits.uploads, sumHoldings(client, counted)))
    throw new RequestError(
      'too_many_requests',
      `There are ${announced.length} uploads already: try again when some of them are finished.`,
    );
  if (limits.bytes === undefined) return;
  const lengths = announced.map((upload) => ({ client: upload.client, amount: upload.length }));
  const received = (await list()).reduce((sum, { offset }) => sum + offset, 0);
  if (!admits(limits.bytes, { ...sumHoldings(client, lengths), whole: received }, length))
    throw createTooManyBytes();
}

/**
 * Checks that another part of an upload may be received: announced bytes are not part of the whole.
 * @throws {RequestError} `too_many_requests`
 */
export async function checkReceived(
  limits: UploadStoreLimits,
  { client }: Upload,
  list: List,
): Promise<void> {
  if (limits.bytes === undefined) return;
  const received = (await list()).map((upload) => ({ client: upload.client, amount: upload.offset }));
  if (!admits(limits.bytes, sumHoldings(client, received), 0)) throw createTooManyBytes();
}

function createTooManyBytes(): RequestError {
  return new RequestError(
    'too_many_requests',
    'Too many bytes are being sent: finish or cancel other uploads, or try again in some minutes.',
    { retryAfterSeconds },
  );
}
