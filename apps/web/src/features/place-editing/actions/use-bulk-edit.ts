import { ApiError, type BrowserApiClient } from '@cae-map/contract/api/client';
import type { PlaceRevision } from '@cae-map/contract/entities/place';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { readEditorPlaces } from '../../../lib/api/editor-places-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { groupWrites } from '../../../lib/api/writes/pending-writes.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { placeEditingMessages } from '../messages/index.ts';
import { fieldName } from '../records/format-field.ts';
import type { QuickField, QuickFieldEdit } from '../records/use-quick-edit.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';

/** A function that gives a field of several places the same value, and remembers the change for undo. */
export function useBulkEdit(): (places: readonly PlaceRevision[], edit: QuickFieldEdit) => Promise<void> {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(placeEditingMessages);
  return useCallback(
    async (places, edit) => {
      const [field] = Object.keys(edit) as QuickField[];
      if (field === undefined) return;
      const changed = places.filter((place) => place[field] !== Reflect.get(edit, field));
      const labels = messages.placesAdmin.actions;
      const before = changed.map((place) => ({ placeId: place.place_id, edit: pickField(place, field) }));
      const edits = before.map(({ placeId }) => ({ placeId, edit }));
      const { saved, error } = await groupWrites(queryClient, () => saveAll(client, queryClient, edits));
      if (error !== null) {
        const isConflict = error instanceof ApiError && error.code === 'version_conflict';
        const reason = isConflict ? labels.changedElsewhere : failureMessage(error, messages);
        const message = labels.partlyFailed(changed.length - saved.length, reason);
        notify({ kind: 'error', title: messages.editing.saveErrorTitle, message });
      }
      if (saved.length === 0) return;
      const ids = new Set(saved.map(({ place_id }) => place_id));
      rememberAction({
        label: labels.edited(saved.length, fieldName(field, messages)),
        async undo() {
          const edited = before.filter(({ placeId }) => ids.has(placeId));
          const undone = await groupWrites(queryClient, () => saveAll(client, queryClient, edited));
          if (undone.error !== null) throw undone.error;
        },
      });
    },
    [client, queryClient, messages],
  );
}

function pickField(place: PlaceRevision, field: QuickField): QuickFieldEdit {
  switch (field) {
    case 'minzoom':
      return { minzoom: place.minzoom };
    case 'tooltip_position':
      return { tooltip_position: place.tooltip_position };
    case 'accuracy_level':
      return { accuracy_level: place.accuracy_level };
    case 'path_ref_req':
      return { path_ref_req: place.path_ref_req };
    case 'hide_distance':
      return { hide_distance: place.hide_distance };
  }
}

interface PlaceEdit {
  readonly placeId: number;
  readonly edit: QuickFieldEdit;
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
    const version = findPlace(queryClient, placeId)?.version;
    if (version === undefined) continue;
    try {
      // One after another: each place has its own version, and a failure must not leave an unknown number of changes.
      saved.push(
        await client.call('quickEditPlace', { place_id: placeId }, { body: { placeId, ...edit }, version }),
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
