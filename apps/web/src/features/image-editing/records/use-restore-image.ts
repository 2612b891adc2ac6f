import { useQueryClient } from '@tanstack/react-query';
import { privateKey } from '../../../lib/api/private-data.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useRestoreRecord } from '../../../ui/editing/use-restore-record.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { editorTitle } from './editor-title.ts';
import { storeSavedImages } from './store-saved-images.ts';

/** Query key of the deleted images. */
export const deletedImagesKey = [privateKey, 'deleted-images'] as const;

/** Query key of the recent changes of all images. */
export const recentImageChangesKey = [privateKey, 'image-changes', null] as const;

/** Restores a deleted image and updates the lists of deleted images and of changes. */
export function useRestoreImage(): (imageId: number) => void {
  const { language, messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  return useRestoreRecord(
    'image',
    (image_id) => client.call('restoreImage', { image_id }),
    async (restored) => {
      await storeSavedImages(queryClient, [restored]);
      await Promise.all(
        [deletedImagesKey, recentImageChangesKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      return messages.library.deleted.restored(editorTitle(restored, language, messages).text);
    },
  );
}
