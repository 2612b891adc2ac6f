import { ApiError, type BrowserApiClient } from '@cae-map/contract/api/client';
import {
  maxImageEdits,
  type ImageBody,
  type ImageRevision,
} from '@cae-map/contract/entities/images/image-editing';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readEditorImages } from '../../../lib/api/editor-images-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { groupWrites } from '../../../lib/api/writes/pending-writes.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { imageEditingMessages } from '../messages/index.ts';

/** New values of some fields. */
export type ImageEdit = Partial<ImageBody>;

/** A change of one image. */
export interface FieldsOfImage {
  readonly id: number;
  readonly fields: ImageEdit;
}

/** The changes that editors make to several images at once. Each can be undone and reports its failure. */
export interface ImageWrites {
  /** @param label of the undo @returns whether all images were saved */
  readonly edit: (edits: readonly FieldsOfImage[], label: string) => Promise<boolean>;
  /** As `edit`, but the caller shows the failure. @returns why nothing was saved, in the language of the page; null if all images were saved */
  readonly tryEdit: (edits: readonly FieldsOfImage[], label: string) => Promise<string | null>;
  /** @returns whether all images were deleted */
  readonly remove: (imageIds: readonly number[]) => Promise<boolean>;
  /** @throws {ApiError} */
  readonly restore: (imageIds: readonly number[]) => Promise<void>;
}

/** The changes of several images, and their undo. */
export function useImageWrites(): ImageWrites {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const { messages } = useLanguage(imageEditingMessages);
  return useMemo(() => {
    const labels = messages.imageActions;
    const reason = (error: unknown): string => {
      if (!(error instanceof ApiError)) return failureMessage(error, messages);
      if (error.code === 'version_conflict') return labels.changedElsewhere;
      // The detail names the image and the field to correct.
      return error.status === 422 ? error.message : failureMessage(error, messages);
    };

    const tryEdit: ImageWrites['tryEdit'] = async (edits, label) => {
      const before = edits.map(({ id, fields }) => ({ id, fields: currentValues(queryClient, id, fields) }));
      try {
        await saveEdits(client, queryClient, edits);
      } catch (error) {
        return reason(error);
      }
      rememberAction({ label, undo: () => saveEdits(client, queryClient, before) });
      return null;
    };

    const edit: ImageWrites['edit'] = async (edits, label) => {
      const failure = await tryEdit(edits, label);
      if (failure !== null) notify({ kind: 'error', title: labels.updateErrorTitle, message: failure });
      return failure === null;
    };

    const restore: ImageWrites['restore'] = async (imageIds) => {
      await Promise.all(imageIds.map((image_id) => client.call('restoreImage', { image_id })));
    };

    const remove: ImageWrites['remove'] = async (imageIds) => {
      const wanted = new Set(imageIds);
      const images = readEditorImages(queryClient).filter(({ image_id }) => wanted.has(image_id));
      const outcomes = await Promise.allSettled(
        images.map(({ image_id, version }) => client.call('deleteImage', { image_id }, { version })),
      );
      const removed = images.filter((_image, index) => outcomes[index]?.status === 'fulfilled');
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure !== undefined) {
        const message = labels.partlyFailed(images.length - removed.length, reason(failure.reason));
        notify({ kind: 'error', title: labels.removeErrorTitle, message });
      }
      if (removed.length > 0) {
        const ids = removed.map(({ image_id }) => image_id);
        rememberAction({
          label: labels.removed(ids.length),
          undo: () => restore(ids),
          deleted: ids.map((id) => ({ entity: 'image', id })),
        });
      }
      return failure === undefined;
    };

    return { edit, tryEdit, remove, restore };
  }, [client, queryClient, messages]);
}

const savings = new WeakMap<QueryClient, Promise<void>>();

/**
 * Saves changes of several images, all of a request or none of it. One call follows another, so that two changes of an image, such
 * as its captions, do not have the same version.
 */
async function saveEdits(
  client: BrowserApiClient,
  queryClient: QueryClient,
  edits: readonly FieldsOfImage[],
): Promise<void> {
  const before = savings.get(queryClient) ?? Promise.resolve();
  const saving = before.then(() => groupWrites(queryClient, () => sendEdits(client, queryClient, edits)));
  savings.set(
    queryClient,
    saving.catch(() => undefined),
  );
  await saving;
}

async function sendEdits(
  client: BrowserApiClient,
  queryClient: QueryClient,
  edits: readonly FieldsOfImage[],
): Promise<void> {
  const versions = new Map(readEditorImages(queryClient).map(({ image_id, version }) => [image_id, version]));
  for (let from = 0; from < edits.length; from += maxImageEdits) {
    const part = edits.slice(from, from + maxImageEdits).flatMap(({ id, fields }) => {
      const version = versions.get(id);
      return version === undefined ? [] : [{ image_id: id, version, fields }];
    });
    // One after another, so that a failure stops the rest.
    await client.call('editImages', {}, { body: { edits: part } });
  }
}

function currentValues(queryClient: QueryClient, id: number, fields: ImageEdit): ImageEdit {
  const image: ImageRevision | undefined = readEditorImages(queryClient).find(
    ({ image_id }) => image_id === id,
  );
  return Object.fromEntries(
    Object.keys(fields).map((field) => [field, image && (Reflect.get(image, field) as unknown)]),
  );
}
