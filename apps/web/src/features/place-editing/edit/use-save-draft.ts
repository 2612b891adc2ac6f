import { ApiError } from '@cae-map/contract/api/client';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { useEditPlace } from '../../../ui/links/use-edit-place.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { findUnsavedFields } from '../../../lib/editing/compare-saved.ts';
import { fieldName } from '../records/format-field.ts';
import { toPlaceBody, useCreatePlace, usePlaceRemoval, useSavePlace } from '../records/use-save-place.ts';
import { newPlaceId } from './draft/blank-place.ts';
import { checkPlace } from './draft/check-place.ts';
import { draftRecord, isChanged } from '../../../lib/editing/draft.ts';
import { placeDraft, type EditedField } from './draft/draft-store.ts';

/** Saves the draft of the edited place: its check, the comparison with the response, and the conflict with another editor. */
export function useSaveDraft() {
  const { language, messages } = useLanguage(placeEditingMessages);
  const { mutateAsync, isPending } = useSavePlace();
  const create = useCreatePlace();
  const removal = usePlaceRemoval();
  const openEditor = useEditPlace();
  const [hasTried, setTried] = useState(false);
  const [conflict, setConflict] = useState<PlaceRevision | null>(null);

  const add = async (record: PlaceRevision, title: string): Promise<void> => {
    const added = await create.mutateAsync(record);
    reportUnsaved(record, added);
    placeDraft.discard();
    rememberAction({
      label: messages.placesAdmin.actions.created(title),
      undo: () => removal(added),
    });
    openEditor?.(added.place_id);
  };

  /** Reports the fields that the response does not contain as they were sent. */
  const reportUnsaved = (sent: PlaceRevision, saved: PlaceRevision): void => {
    const unsaved = findUnsavedFields(toPlaceBody(sent), saved);
    if (unsaved.length === 0) return;
    const names = unsaved.map((field) => fieldName(field, messages)).join(', ');
    const { saveErrorTitle, unsavedFields } = messages.editing;
    notify({ kind: 'error', title: saveErrorTitle, message: unsavedFields(names) });
  };

  const save = async (): Promise<void> => {
    const { draft } = placeDraft.store.getState();
    if (draft === null || isPending || create.isPending || !isChanged(draft)) return;
    setTried(true);
    const record = draftRecord(draft);
    if (Object.keys(checkPlace(record)).length > 0) {
      focusFirstInvalid();
      return;
    }
    const title = getTitle(record, language);
    try {
      if (record.place_id === newPlaceId) return await add(record, title);
      const before = draft.base;
      const saved = await mutateAsync({ place: record, version: before.version });
      placeDraft.continueOn(saved);
      setTried(false);
      reportUnsaved(record, saved);
      rememberAction({
        label: messages.placesAdmin.actions.saved(title),
        async undo() {
          const restored = await mutateAsync({ place: before, version: saved.version });
          if (placeDraft.store.getState().draft?.base.place_id === restored.place_id)
            placeDraft.continueOn(restored);
        },
      });
    } catch (error) {
      const current = error instanceof ApiError ? error.versions?.record : undefined;
      // The server presents the record of a conflict as in its other responses.
      if (current !== undefined) return setConflict(current as PlaceRevision);
      const { updateErrorTitle, updateError } = messages.saving;
      const message = updateError(title, failureText(error));
      notify({ kind: 'error', title: updateErrorTitle, message });
    }
    return undefined;
  };

  /** The detail of a rejected record names the field. */
  const failureText = (error: unknown): string =>
    error instanceof ApiError && error.status === 422 ? error.message : failureMessage(error, messages);

  return {
    save: (): void => void save(),
    isSaving: isPending || create.isPending,
    /** Whether an attempt to save has failed because of problems in the form. */
    hasTried,
    /** The version of another editor, after a conflict. */
    conflict,
    resolve: (keepsTheirs: ReadonlySet<EditedField>): void => {
      if (conflict === null) return;
      placeDraft.continueOn(conflict, keepsTheirs);
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
