import { lockImageChoices } from '../../../database/write-locks.ts';
import type { PicturePublisher } from '../../../writes/picture-publisher.ts';
import { toWriting } from '../../../writes/records/write-records.ts';
import { addImage } from './add-image.ts';
import type { UploadAdder } from './add-upload.ts';
import { requireNewContents } from './create-image.ts';

/** Publishes photographs that visitors have proposed, by the way of the uploads of editors. */
export function createPicturePublisher(adder: UploadAdder): PicturePublisher {
  return {
    lock: lockImageChoices,
    async prepare({ path, ...source }) {
      const upload = await adder.addFile(path, source);
      return {
        async publish(context, fields) {
          await requireNewContents(context.transaction, upload);
          // Accepting a proposal counts as the review of its photograph.
          const values = { ...fields, image_type: 'photo', image_enabled: true, is_reviewed: true } as const;
          return (await addImage(toWriting(context), values, upload)).image_id;
        },
      };
    },
  };
}
