import type { ProposedPhotograph } from '@cae-map/contract/entities/editing/proposal';
import { createDiskFullError, isDiskFull } from '../../../media/disk-full.ts';
import type { MediaStore, StoredMedia } from '../../../media/media-store.ts';
import type { AnnouncedUpload, Upload } from '../../../media/uploads/upload.ts';
import { visitorsBounds } from '../../../pictures/picture-bounds.ts';
import type { PictureTasks } from '../../../pictures/processes/picture-tasks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { admits, type Allowance } from '../../../lib/shared-limit.ts';
import { createTaskQueue } from '../../../responses/task-queue.ts';
import { waitingPhotographs } from './photograph-limits.ts';
import type { PhotographStores } from './photograph-stores.ts';

/** The files of the photographs that wait for a decision. Only administrators read them. */
export interface PendingPhotographs {
  /**
   * Begins the transfer of a photograph.
   * @param waiting the bytes of the photographs of the client's networks that wait for a decision
   * @throws {RequestError} `too_many_requests` while the client or all have sent as much as is accepted, `unavailable` when the
   * disk is full.
   */
  begin(upload: AnnouncedUpload, waiting: Pick<Allowance, 'neighbourhood' | 'region'>): Promise<Upload>;
  /**
   * Checks the file of a finished transfer and stores its pixels without metadata. A file that is no acceptable picture is removed.
   * @throws {RequestError} `conflict` for an unknown and an incomplete transfer, those of `stripPicture`, and
   * `unavailable` when the disk is full or too many pictures are being checked.
   */
  receive(uploadId: string): Promise<ProposedPhotograph>;
  /** Removes the file as it was sent, when the proposal is committed. */
  complete(uploadId: string): Promise<void>;
  /** The stored photograph; null when it does not exist any more. */
  open(id: string): Promise<StoredMedia | null>;
  /** A missing photograph is no error. */
  remove(id: string): Promise<void>;
  /**
   * Removes photographs of which no proposal waits, unless they are so new that their proposal may be about to be committed.
   * @param findWaiting the ids of the photographs that wait; not called while there is nothing to remove
   */
  removeOthers(findWaiting: () => Promise<ReadonlySet<string>>, now?: number): Promise<void>;
}

/** One picture is decoded at a time; others wait for less than the time limit of the call. */
const limits = { concurrency: 1, maxWaiting: 20, maxWait: 10_000 };

/** A photograph can be older than its proposal, which is committed after it, in milliseconds. */
const settledAfter = 60 * 60 * 1000;

const nameOf = (id: string): string => `${id}.jpg`;

export function createPendingPhotographs(
  { transfers, photographs }: PhotographStores,
  pictures: Pick<PictureTasks, 'stripPicture'>,
): PendingPhotographs {
  const decoding = createTaskQueue(limits);

  async function store(id: string): Promise<ProposedPhotograph> {
    const { contents, width, height } = await transfers.withFile(id, (file) =>
      pictures.stripPicture(file, visitorsBounds),
    );
    await photographs.put(nameOf(id), bytesOf(contents), { contentType: 'image/jpeg' });
    return { width, height, bytes: contents.length };
  }

  return {
    async begin(upload, waiting) {
      const used = { ...waiting, address: waiting.neighbourhood, whole: await sumSizes(photographs) };
      if (!admits(waitingPhotographs, used, upload.length)) throw createTooManyPending();
      return await transfers.create(upload);
    },
    async receive(id) {
      const { offset, length } = await transfers.find(id).catch(rejectUnknown);
      if (offset < length)
        throw new RequestError(
          'conflict',
          `The photograph has ${offset} of ${length} bytes: continue it first.`,
        );
      try {
        return await decoding.run(() => store(id));
      } catch (error) {
        if (isDiskFull(error)) throw createDiskFullError(error);
        if (isRejected(error)) await transfers.remove(id);
        throw error;
      }
    },
    complete: (id) => transfers.remove(id),
    open: (id) => photographs.open(nameOf(id)),
    remove: (id) => photographs.remove(nameOf(id)),
    async removeOthers(findWaiting, now = Date.now()) {
      const settled: string[] = [];
      for (const { name, modifiedAt } of await photographs.list(''))
        if (now - modifiedAt.getTime() > settledAfter) settled.push(name);
      if (settled.length === 0) return;
      const kept = new Set([...(await findWaiting())].map(nameOf));
      for (const name of settled) if (!kept.has(name)) await photographs.remove(name);
    },
  };
}

async function sumSizes(store: MediaStore): Promise<number> {
  return (await store.list('')).reduce((sum, { size }) => sum + size, 0);
}

async function* bytesOf(contents: Buffer): AsyncIterable<Uint8Array> {
  yield contents;
}

/** The record of the proposal is what must not be missing. */
function rejectUnknown(error: unknown): never {
  if (error instanceof RequestError && error.code === 'not_found')
    throw new RequestError('conflict', 'The photograph was sent too long ago: send it again.', {
      cause: error,
    });
  throw error;
}

/** Whether the file itself was rejected, so that sending it again would change nothing. */
function isRejected(error: unknown): boolean {
  const codes = ['unsupported_media_type', 'payload_too_large', 'invalid_request'];
  return error instanceof RequestError && codes.includes(error.code);
}

function createTooManyPending(): RequestError {
  return new RequestError(
    'too_many_requests',
    'Too many photographs are waiting for the editors: send the proposal without one, or try again in a few days.',
    { retryAfterSeconds: 24 * 60 * 60 },
  );
}
