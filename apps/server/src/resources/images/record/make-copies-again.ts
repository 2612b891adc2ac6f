import type { Orm } from '../../../database/connection.ts';
import type { ChangedRecord } from '../../../writes/records/record-kind.ts';
import { addSizesJob } from '../thumbnails/image-sizes-queue.ts';
import type { EditedImage } from './present-image.ts';

type ImageChange = Pick<ChangedRecord<EditedImage>, 'action' | 'id' | 'after' | 'changedFields'>;

/** Whether a change turns or crops the published copies of an image. */
export function changesCopies({ action, after, changedFields }: Omit<ImageChange, 'id'>): boolean {
  const isFramed = changedFields.has('rotation') || changedFields.has('crop');
  return action === 'update' && isFramed && after?.original != null;
}

/** Queues the job that regenerates the copies of an image after a change of its frame. */
export async function makeCopiesAgain(transaction: Orm, change: ImageChange): Promise<void> {
  if (changesCopies(change)) await addSizesJob(transaction, change.id);
}
