import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readEditorImages, useEditorImages } from '../../../lib/api/editor-images-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { restoredFields } from '../../../lib/editing/restored-fields.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { imageEditingMessages } from '../messages/index.ts';
import { usePutFileBack, type Frame } from './use-put-file-back.ts';

const frameFields = ['focus_x', 'focus_y', 'rotation', 'crop'] as const;

/** A button that puts the file back that a change has replaced, with its frame; nothing for other changes or if it is the file already. */
export function ReplacedFile({ id, change }: { readonly id: number; readonly change: RecordChange }) {
  const { messages } = useLanguage(imageEditingMessages);
  const { data: images = [] } = useEditorImages();
  const queryClient = useQueryClient();
  const putBack = usePutFileBack();
  const labels = messages.imageEdit.file.replacement;
  const image = images.find(({ image_id }) => image_id === id);
  const uploadId = replacedUpload(change);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (image === undefined || uploadId === null) return;
      const { original, focus_x, focus_y, rotation, crop } = image;
      const saved = await putBack(image, uploadId, frameBefore(change));
      if (original === null) return;
      rememberAction({
        label: labels.isBack,
        async undo() {
          const current = readEditorImages(queryClient).find(({ image_id }) => image_id === id) ?? saved;
          restoredFields({ before: { original }, saved: { original: saved.original }, current });
          await putBack(current, original.upload_id, { focus_x, focus_y, rotation, crop });
        },
      });
    },
    onError: (error) =>
      notify({ kind: 'error', title: labels.putBack, message: failureMessage(error, messages) }),
  });
  if (image === undefined || uploadId === null || image.original?.upload_id === uploadId) return null;
  return (
    <Button look="outlined" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {labels.putBack}
    </Button>
  );
}

/** The upload of the file that a change has replaced; null if it has replaced none. */
function replacedUpload({ action, before }: RecordChange): string | null {
  const uploadId: unknown =
    action === 'update' ? Reflect.get(Object(before?.['original']), 'upload_id') : null;
  return typeof uploadId === 'string' ? uploadId : null;
}

/** The frame before a change, of which the history has the fields that were not those of a whole picture. */
function frameBefore({ before }: RecordChange): Frame {
  return Object.fromEntries(
    frameFields.flatMap((field) => (before !== null && field in before ? [[field, before[field]]] : [])),
  );
}
