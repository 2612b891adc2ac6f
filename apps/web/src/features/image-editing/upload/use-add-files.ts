import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { groupWrites } from '../../../lib/api/writes/pending-writes.ts';
import { addFiles } from './upload-queue.ts';
import { uploadsStore, type UploadDefaults } from './upload-store.ts';

/** A function that uploads files and adds them as images, with the fields that are chosen when a file is complete. */
export function useAddFiles(): (files: readonly File[]) => void {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  return useCallback(
    (files) => {
      if (files.length === 0) return;
      addFiles(files, {
        addImage(upload_id, allow_duplicate) {
          const fields = toFields(uploadsStore.getState().defaults);
          const body = { upload_id, allow_duplicate, ...fields };
          return client.call('createImage', {}, { body });
        },
        readMetadata: (image_id) => client.call('readImageMetadata', { image_id }),
        groupWrites: (run) => groupWrites(queryClient, run),
      });
    },
    [client, queryClient],
  );
}

function toFields({ kind, isShown, placeId, ...texts }: UploadDefaults) {
  return {
    image_type: kind === 'illustration' ? ('relatedimage' as const) : kind,
    is_illustration: kind === 'illustration',
    image_enabled: isShown,
    place_id: placeId,
    author_ru: texts.authorRu.trim(),
    author_en: texts.authorEn.trim(),
    rights_holder: texts.rightsHolder.trim(),
    licence: texts.licence.trim(),
  };
}
