import { maxReordered } from '@cae-map/contract/entities/editing/record-kinds';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { readEditorImages } from '../../../lib/api/editor-images-query.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { groupWrites } from '../../../lib/api/writes/pending-writes.ts';
import { rememberAction } from '../../../lib/editing/action-history.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { planMove, type MoveTarget } from '../../../lib/lists/move-target.ts';
import type { Ordered } from '../../../lib/lists/plan-order.ts';
import { notify } from '../../../lib/notices/notices.ts';
import { paths } from '../../../lib/url/paths.ts';
import { imageEditingMessages } from '../messages/index.ts';
import { useImageWrites } from '../records/use-image-writes.ts';
import { imageLibrary } from './library-store.ts';
import { orderField, type OrderField } from './model/sort-images.ts';
import type { ListActions } from '../../../ui/workbench/list/list-actions.ts';

/** The actions of the library: opening, reordering and deleting. The last two can be undone. */
export function useLibraryActions(): ListActions {
  const client = useRequiredClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { language, messages } = useLanguage(imageEditingMessages);
  const { remove } = useImageWrites();
  const field = imageLibrary.use(({ order, filter }) => orderField(order, filter));
  return useMemo(() => {
    const labels = messages.imageActions;

    const reorder = async (ordered: OrderField, numbers: readonly Ordered[]): Promise<void> => {
      for (let from = 0; from < numbers.length; from += maxReordered) {
        const positions = numbers
          .slice(from, from + maxReordered)
          .map(({ id, seqid }) => ({ image_id: id, [ordered]: seqid }));
        // One after another, so that a failure stops the rest.
        await client.call('reorderImages', {}, { body: { positions } });
      }
    };

    const move = async (
      ordered: OrderField,
      imageIds: readonly number[],
      target: MoveTarget,
    ): Promise<void> => {
      const list = orderedImages(readEditorImages(queryClient), ordered, imageLibrary.read().filter.placeId);
      const numbers = planMove(list, new Set(imageIds), target);
      if (numbers.length === 0) return;
      const changed = new Set(numbers.map(({ id }) => id));
      const before = list.filter(({ id }) => changed.has(id));
      try {
        await groupWrites(queryClient, () => reorder(ordered, numbers));
        rememberAction({
          label: labels.moved(imageIds.length),
          undo: () => groupWrites(queryClient, () => reorder(ordered, before)),
        });
      } catch (error) {
        notify({ kind: 'error', title: labels.orderErrorTitle, message: failureMessage(error, messages) });
      }
    };

    return {
      open: (imageId) => void navigate(localPath(language, paths.editImage(imageId))),
      move: field === null ? null : (imageIds, target) => void move(field, imageIds, target),
      remove: (imageIds) => void remove(imageIds),
      insertAfter: null,
    };
  }, [client, queryClient, navigate, language, messages, remove, field]);
}

/** The images that are numbered together, in their order. */
function orderedImages(
  images: readonly ImageRevision[],
  field: OrderField,
  placeId: number | null,
): readonly Ordered[] {
  return images
    .filter((image) => field === 'seqid' || image.place_id === placeId)
    .map((image) => ({ id: image.image_id, seqid: image[field] }))
    .toSorted((one, other) => one.seqid - other.seqid || one.id - other.id);
}
