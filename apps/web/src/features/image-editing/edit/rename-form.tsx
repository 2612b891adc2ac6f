import { ApiError } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readEditorImages } from '../../../lib/api/editor-images-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { restoredFields } from '../../../lib/editing/restored-fields.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { dismissNotice, notify } from '../../../lib/notices/notices.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { imageDraft } from './image-draft.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import styles from './image-file.module.css';

interface RenameFormProps {
  readonly image: ImageRevision;
  readonly filename: string;
}

/** The name of the file, which is saved by itself; old links keep working. */
export function RenameForm({ image, filename }: RenameFormProps) {
  const { messages } = useLanguage(imageEditingMessages);
  const [name, setName] = useState(filename);
  const { rename, isRenaming } = useRename(image);
  const labels = messages.imageEdit.file;
  const trimmed = name.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (trimmed !== '' && trimmed !== filename && !isRenaming) rename(trimmed);
      }}
    >
      <Field label={labels.name} hint={labels.nameHint}>
        {(attributes) => (
          <div className={styles.rename}>
            <input
              {...attributes}
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={255}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            {trimmed !== filename && (
              <Button look="outlined" type="submit" aria-disabled={isRenaming || trimmed === ''}>
                {labels.rename}
              </Button>
            )}
          </div>
        )}
      </Field>
    </form>
  );
}

function useRename({ image_id, filename, version }: ImageRevision) {
  const { messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const save = async (newfilename: string, edited: number): Promise<ImageRevision> => {
    const saved = await client.call('renameImage', { image_id, newfilename }, { version: edited });
    if (imageDraft.store.getState().draft?.base.image_id === image_id) imageDraft.continueOn(saved);
    return saved;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (newName: string) => save(newName, version),
    onSuccess(saved, newName) {
      dismissNotice('image-not-renamed');
      rememberAction({
        label: messages.imageActions.renamed(newName),
        undo: async () => {
          const current = readEditorImages(queryClient).find((one) => one.image_id === image_id) ?? saved;
          restoredFields({ before: { filename }, saved: { filename: saved.filename }, current });
          await save(filename ?? newName, current.version);
        },
      });
    },
    onError(error, newName) {
      const { renameErrorTitle, wrongExtension, wrongName } = messages.imageActions;
      const extension = /\.[^.]+$/.exec(filename ?? '')?.[0] ?? '';
      const nameProblem = newName.endsWith(extension) ? wrongName : wrongExtension(extension);
      const isRejected = error instanceof ApiError && error.status === 422;
      const message = isRejected ? nameProblem : failureMessage(error, messages);
      notify({ id: 'image-not-renamed', kind: 'error', title: renameErrorTitle, message });
    },
  });
  return { rename: mutate, isRenaming: isPending };
}
