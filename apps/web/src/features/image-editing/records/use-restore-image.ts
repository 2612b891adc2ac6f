import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { privateKey } from '../../../lib/api/private-data.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { editorTitle } from './editor-title.ts';
import { storeSavedImages } from './store-saved-images.ts';

/** The key of the deleted images. */
export const deletedImagesKey = [privateKey, 'deleted-images'] as const;

/** The key of the recent changes of all images. */
export const recentImageChangesKey = [privateKey, 'image-changes', null] as const;

/** Restores a deleted image, also in the lists of deleted images and of changes. */
export function useRestoreImage(): (imageId: number) => void {
  const { language, messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (image_id: number) => client.call('restoreImage', { image_id }),
    async onSuccess(restored) {
      await storeSavedImages(queryClient, [restored]);
      await Promise.all(
        [deletedImagesKey, recentImageChangesKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      announce(messages.library.deleted.restored(editorTitle(restored, language, messages).text));
    },
    onError: (error) =>
      notify({
        kind: 'error',
        title: messages.editing.undo.undoFailed,
        message: failureMessage(error, messages),
      }),
  });
  return mutate;
}
