import { ApiError } from '@cae-map/contract/api/client';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useQueryClient } from '@tanstack/react-query';
import { useAccount } from '../../../lib/api/account-query.ts';
import { readEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { useRef, useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { dismissNotice, notify } from '../../../lib/notices/notices.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { keepUnsavedEdit, removeUnsavedEdit, useUnsavedEdit } from '../../../lib/editing/unsaved-edits.ts';
import { findUnsavedFields } from '../../../lib/editing/compare-saved.ts';
import { restoredFields } from '../../../lib/editing/restored-fields.ts';
import { fieldName } from '../records/format-field.ts';
import { useQuickEdit, type QuickFieldEdit } from '../records/use-quick-edit.ts';

/** A change of a field that another editor has changed in the meantime, and the ways to resolve it. */
export interface QuickConflict {
  readonly mine: QuickFieldEdit;
  readonly current: object;
  readonly keepMine: () => void;
  readonly keepSaved: () => void;
}

/**
 * Saves single fields of a place in the order of the changes. The shown place has the value that is being saved. What could not be saved
 * remains, also after the pane was closed, and is saved again on request.
 */
export function useSaveQuickly(place: PlaceRevision) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const { mutateAsync } = useQuickEdit();
  const queryClient = useQueryClient();
  const userId = useAccount().account?.id;
  const owner = userId === undefined ? null : { userId, entity: 'place', id: place.place_id };
  const kept = useUnsavedEdit(owner);
  const [pending, setPending] = useState<Partial<PlaceRevision> | null>(null);
  /** The changes that were made while another one was being saved. */
  const waiting = useRef<readonly QuickFieldEdit[]>([]);
  const isSending = useRef(false);
  const [conflict, setConflict] = useState<QuickConflict | null>(null);

  const discardPending = (): void => {
    waiting.current = [];
    isSending.current = false;
    setPending(null);
  };

  const offerUndo = (edit: QuickFieldEdit, stored: PlaceRevision, saved: PlaceRevision): void => {
    const { place_id: placeId } = place;
    const [field = ''] = Object.keys(edit);
    const valueIn = (record: PlaceRevision) => ({ [field]: Reflect.get(record, field) as unknown });
    rememberAction({
      label: messages.quickEdit.saved(getTitle(place, language), fieldName(field, messages)),
      undo: async () => {
        const current = readEditorPlaces(queryClient).find((one) => one.place_id === placeId) ?? saved;
        const before = restoredFields({ before: valueIn(stored), saved: valueIn(saved), current });
        // The field of the edit with its stored value.
        const restored = { ...valueIn(stored), ...before } as unknown as QuickFieldEdit;
        await mutateAsync({ placeId, version: current.version, edit: restored });
      },
    });
  };

  /** @param stored the record that the edit changes, with its version */
  const send = async (edit: QuickFieldEdit, stored: PlaceRevision): Promise<void> => {
    setConflict(null);
    try {
      const saved = await mutateAsync({ placeId: place.place_id, version: stored.version, edit });
      dismissNotice(`quick-edit-${place.place_id}`);
      offerUndo(edit, stored, saved);
      const unsaved = findUnsavedFields(edit, saved).map((field) => fieldName(field, messages));
      if (owner !== null) removeUnsavedEdit(owner, Object.keys(edit));
      if (unsaved.length === 0) announce(messages.saving.saved);
      else {
        const { saveErrorTitle, unsavedFields } = messages.editing;
        notify({ kind: 'error', title: saveErrorTitle, message: unsavedFields(unsaved.join(', ')) });
      }
      const [next, ...others] = waiting.current;
      waiting.current = others;
      if (next === undefined) discardPending();
      else await send(next, saved);
    } catch (error) {
      const versions = error instanceof ApiError ? error.versions : undefined;
      if (versions === undefined) {
        const fields = Object.assign({}, edit, ...waiting.current) as Partial<PlaceRevision>;
        discardPending();
        const reason = failureMessage(error, messages);
        if (owner !== null) keepUnsavedEdit(owner, { fields, reason });
        const { updateErrorTitle, updateError } = messages.saving;
        notify({
          id: `quick-edit-${place.place_id}`,
          kind: 'error',
          title: updateErrorTitle,
          message: updateError(getTitle(place, language), reason),
        });
        return;
      }
      setConflict({
        mine: edit,
        current: Object(versions.record),
        keepMine: () => void send(edit, { ...place, ...Object(versions.record), version: versions.current }),
        keepSaved: () => {
          setConflict(null);
          discardPending();
        },
      });
    }
  };

  const save = (edit: QuickFieldEdit): void => {
    if (conflict !== null) return;
    setPending((before) => ({ ...before, ...edit }));
    if (isSending.current)
      waiting.current = [...waiting.current.filter((one) => !isSameField(one, edit)), edit];
    else {
      isSending.current = true;
      void send(edit, place);
    }
  };

  /** The ways to settle what could not be saved. */
  const findUnsavedChanges = () => {
    if (kept === null || owner === null || pending !== null) return null;
    return {
      reason: kept.reason,
      retry: (): void => {
        // Only fields of the quick edit are kept.
        for (const [field, value] of Object.entries(kept.fields))
          save({ [field]: value } as unknown as QuickFieldEdit);
      },
      discard: (): void => removeUnsavedEdit(owner, Object.keys(kept.fields)),
    };
  };

  return {
    /** The place with the values that are being saved or could not be saved. */
    shown: { ...place, ...(kept?.fields as Partial<PlaceRevision> | undefined), ...pending },
    isSaving: pending !== null && conflict === null,
    conflict,
    /** Null if everything is saved. */
    unsaved: findUnsavedChanges(),
    /** Saves a field, after those that are being saved; without effect while a conflict is not resolved. */
    save,
  };
}

function isSameField(one: QuickFieldEdit, other: QuickFieldEdit): boolean {
  return Object.keys(one)[0] === Object.keys(other)[0];
}
