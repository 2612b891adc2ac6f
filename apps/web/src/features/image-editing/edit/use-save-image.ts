import { ApiError } from '@cae-map/contract/api/client';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { findUnsavedFields } from '../../../lib/editing/compare-saved.ts';
import { draftRecord, isChanged } from '../../../lib/editing/draft.ts';
import { editorTitle } from '../records/editor-title.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { fieldName, toImageBody, type ImageField } from '../records/image-fields.ts';
import { checkImage } from './check-image.ts';
import { imageDraft } from './image-draft.ts';

interface ImageSave {
  readonly image: ImageRevision;
  /** The version that was edited. */
  readonly version: number;
}

/** Saves the draft of the edited image: its check, the comparison with the response, and the conflict with another editor. */
export function useSaveImage() {
  const { language, messages } = useLanguage(imageEditingMessages);
  const client = useRequiredClient();
  const [hasTried, setTried] = useState(false);
  const [conflict, setConflict] = useState<ImageRevision | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ image, version }: ImageSave) =>
      client.call('updateImage', { image_id: image.image_id }, { body: toImageBody(image), version }),
  });

  /** Reports the fields that the response does not contain as they were sent; time stamps are not sent. */
  const reportUnsaved = (sent: ImageRevision, saved: ImageRevision): void => {
    const names = findUnsavedFields(toImageBody(sent), saved).map((field) => fieldName(field, messages));
    if (names.length === 0) return;
    const { saveErrorTitle, unsavedFields } = messages.editing;
    notify({ kind: 'error', title: saveErrorTitle, message: unsavedFields(names.join(', ')) });
  };

  const save = async (): Promise<void> => {
    const { draft } = imageDraft.store.getState();
    if (draft === null || isPending || !isChanged(draft)) return;
    setTried(true);
    const image = draftRecord(draft);
    if (Object.keys(checkImage(image)).length > 0) {
      focusFirstInvalid();
      return;
    }
    const title = editorTitle(image, language, messages).text;
    const before = draft.base;
    try {
      const saved = await mutateAsync({ image, version: before.version });
      imageDraft.continueOn(saved);
      setTried(false);
      reportUnsaved(image, saved);
      rememberAction({
        label: messages.imageActions.saved(title),
        async undo() {
          const restored = await mutateAsync({ image: before, version: saved.version });
          const edited = imageDraft.store.getState().draft?.base.image_id;
          if (edited === restored.image_id) imageDraft.continueOn(restored);
        },
      });
    } catch (error) {
      const current = error instanceof ApiError ? error.versions?.record : undefined;
      if (current === undefined) {
        const isRejected = error instanceof ApiError && error.status === 422;
        // The detail of a rejected record names the field.
        const reason = isRejected ? error.message : failureMessage(error, messages);
        const message = messages.imageEdit.updateError(title, reason);
        notify({ kind: 'error', title: messages.imageActions.updateErrorTitle, message });
      } else {
        // The server presents the record of a conflict as in its other responses.
        setConflict(current as ImageRevision);
      }
    }
  };

  return {
    save: (): void => void save(),
    isSaving: isPending,
    /** Whether an attempt to save has failed because of problems in the form. */
    hasTried,
    /** The version of another editor, after a conflict. */
    conflict,
    resolve: (keepsTheirs: ReadonlySet<ImageField>): void => {
      if (conflict === null) return;
      imageDraft.continueOn(conflict, keepsTheirs);
      setConflict(null);
      void save();
    },
    /** Returns to the form; the draft still belongs to the version that was edited. */
    dismiss: (): void => setConflict(null),
  };
}

function focusFirstInvalid(): void {
  // The form shows its problems after the next rendering.
  requestAnimationFrame(() =>
    document.querySelector<HTMLElement>('[data-group] [aria-invalid="true"]')?.focus(),
  );
}
