import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useRestoreRecord } from '../../../ui/editing/use-restore-record.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { editorTitle } from './editor-title.ts';

/** Returns a function that restores a deleted image. */
export function useRestoreImage(): (imageId: number) => void {
  const { language, messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  return useRestoreRecord(
    'image',
    (image_id) => client.call('restoreImage', { image_id }),
    (restored) => messages.library.deleted.restored(editorTitle(restored, language, messages).text),
  );
}
