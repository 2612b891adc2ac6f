import { ApiError } from '@cae-map/contract/api/client';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useRef, useState } from 'react';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { findUnsavedFields } from '../../../lib/editing/compare-saved.ts';
import { fieldName } from '../records/format-field.ts';
import { useQuickEdit, type QuickFieldEdit } from '../records/use-quick-edit.ts';

/** A change of a field that another editor has changed in the meantime, and the ways to resolve it. */
export interface QuickConflict {
  readonly mine: QuickFieldEdit;
  readonly current: object;
  readonly keepMine: () => void;
  readonly keepSaved: () => void;
}

/** Saves single fields of a place in the order of the changes. The shown place has the value that is being saved. */
export function useSaveQuickly(place: PlaceRevision) {
  const { language, messages } = useLanguage(placeEditingMessages);
  const { mutateAsync } = useQuickEdit();
  const [pending, setPending] = useState<Partial<PlaceRevision> | null>(null);
  /** The changes that were made while another one was being saved. */
  const waiting = useRef<readonly QuickFieldEdit[]>([]);
  const [conflict, setConflict] = useState<QuickConflict | null>(null);

  const discardPending = (): void => {
    waiting.current = [];
    setPending(null);
  };

  const send = async (edit: QuickFieldEdit, version: number): Promise<void> => {
    setConflict(null);
    try {
      const saved = await mutateAsync({ placeId: place.place_id, version, edit });
      const unsaved = findUnsavedFields(edit, saved).map((field) => fieldName(field, messages));
      if (unsaved.length === 0) announce(messages.saving.saved);
      else {
        const { saveErrorTitle, unsavedFields } = messages.editing;
        notify({ kind: 'error', title: saveErrorTitle, message: unsavedFields(unsaved.join(', ')) });
      }
      const [next, ...others] = waiting.current;
      waiting.current = others;
      if (next === undefined) setPending(null);
      else await send(next, saved.version);
    } catch (error) {
      const versions = error instanceof ApiError ? error.versions : undefined;
      if (versions === undefined) {
        discardPending();
        const { updateErrorTitle, updateError } = messages.saving;
        const message = updateError(getTitle(place, language), failureMessage(error, messages));
        notify({ kind: 'error', title: updateErrorTitle, message });
        return;
      }
      setConflict({
        mine: edit,
        current: Object(versions.record),
        keepMine: () => void send(edit, versions.current),
        keepSaved: () => {
          setConflict(null);
          discardPending();
        },
      });
    }
  };

  return {
    /** The place with the value that is being saved. */
    shown: pending === null ? place : { ...place, ...pending },
    isSaving: pending !== null && conflict === null,
    conflict,
    /** Saves a field, after those that are being saved; without effect while a conflict is not resolved. */
    save: (edit: QuickFieldEdit): void => {
      if (conflict !== null) return;
      setPending({ ...pending, ...edit });
      if (pending === null) void send(edit, place.version);
      else waiting.current = [...waiting.current.filter((one) => !isSameField(one, edit)), edit];
    },
  };
}

function isSameField(one: QuickFieldEdit, other: QuickFieldEdit): boolean {
  return Object.keys(one)[0] === Object.keys(other)[0];
}
