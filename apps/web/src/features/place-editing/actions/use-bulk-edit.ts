import { ApiError, type BrowserApiClient } from '@cae-map/contract/api/client';
import type { PlaceBody, PlaceRevision } from '@cae-map/contract/entities/place';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { groupWrites } from '../../../lib/api/writes/pending-writes.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { announce } from '../../../lib/notices/announcements.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { isSameValue } from '../../../lib/editing/compare-saved.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';

/** New values of some fields of a place. */
export type PlaceFields = Partial<PlaceBody>;

/** A change of one place. */
export interface PlaceEdit {
  readonly placeId: number;
  readonly edit: PlaceFields;
}

/** A function that changes fields of several places, and remembers the change for undo. @param name the name of what is changed */
export function useBulkEdit(): (edits: readonly PlaceEdit[], name: string) => Promise<void> {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(placeEditingMessages);
  return useCallback(
    async (edits, name) => {
      const changed = edits.flatMap(({ placeId, edit }) => {
        const place = findPlace(queryClient, placeId);
        const before = place && pickFields(place, edit);
        return before === undefined || isSameValue(before, edit) ? [] : [{ placeId, edit, before }];
      });
      if (changed.length === 0) {
        announce(messages.recordList.bulk.unchanged);
        return;
      }
      const labels = messages.placesAdmin.actions;
      const { saved, error } = await groupWrites(queryClient, () => saveAll(client, queryClient, changed));
      if (error !== null) {
        const isConflict = error instanceof ApiError && error.code === 'version_conflict';
        const reason = isConflict ? labels.changedElsewhere : failureMessage(error, messages);
        const message = labels.partlyFailed(changed.length - saved.length, reason);
        notify({ kind: 'error', title: messages.editing.saveErrorTitle, message });
      }
      if (saved.length === 0) return;
      const ids = new Set(saved.map(({ place_id }) => place_id));
      rememberAction({
        label: labels.edited(saved.length, name),
        async undo() {
          const undoing = changed
            .filter(({ placeId }) => ids.has(placeId))
            .map(({ placeId, before }) => ({ placeId, edit: before }));
          const undone = await groupWrites(queryClient, () => saveAll(client, queryClient, undoing));
          if (undone.error !== null) throw undone.error;
        },
      });
    },
    [client, queryClient, messages],
  );
}

/** The present values of the fields of a change, in the same order. */
function pickFields(place: PlaceRevision, edit: PlaceFields): PlaceFields {
  return Object.fromEntries(Object.keys(edit).map((field) => [field, Reflect.get(place, field) as unknown]));
}

/** Saves the places one after another; after a failure the others are not sent. */
async function saveAll(
  client: BrowserApiClient,
  queryClient: QueryClient,
  edits: readonly PlaceEdit[],
): Promise<{ readonly saved: readonly PlaceRevision[]; readonly error: Error | null }> {
  const saved: PlaceRevision[] = [];
  let error: Error | null = null;
  for (const { placeId, edit } of edits) {
    const place = findPlace(queryClient, placeId);
    if (place === undefined) continue;
    try {
      // One after another: each place has its own version, and a failure must not leave an unknown number of changes.
      saved.push(
        await client.call(
          'updatePlace',
          { place_id: placeId },
          { body: { ...place, ...edit }, version: place.version },
        ),
      );
    } catch (reason) {
      error = reason instanceof Error ? reason : new Error(String(reason));
      break;
    }
  }
  return { saved, error };
}

function findPlace(queryClient: QueryClient, placeId: number): PlaceRevision | undefined {
  return readEditorPlaces(queryClient).find(({ place_id }) => place_id === placeId);
}
