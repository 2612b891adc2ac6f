import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ImageRevision } from '@cae-map/contract/entities/images/image-editing';
import type { QueryClient } from '@tanstack/react-query';
import { editorImagesKey } from '../../../lib/api/editor-images-query.ts';
import { expeditionKey } from '../../../lib/api/expedition-query.ts';
import type { LoadedList } from '../../../lib/api/lists.ts';

const publicListKey = ['list', 'listImages'] as const;

/** Fields that only editors may read: a copy of the public list is stored in the browser. */
const privateFields = {
  is_reviewed: true,
  is_original_public: true,
  perceptual_hash: true,
  original: true,
  thumbnail_state: true,
  thumbnail_error: true,
  version: true,
  updated_by: true,
} as const satisfies Record<Exclude<keyof ImageRevision, keyof ImageRecord>, true>;

/** The images that are loaded for editors. */
export function readImages(queryClient: QueryClient): readonly ImageRevision[] {
  return queryClient.getQueryData<readonly ImageRevision[]>(editorImagesKey) ?? [];
}

/** Replaces or adds saved images in everything that is loaded, so that no list has to be requested again. */
export async function storeSavedImages(
  queryClient: QueryClient,
  saved: readonly ImageRevision[],
): Promise<void> {
  queryClient.setQueryData<readonly ImageRevision[]>(editorImagesKey, (images) =>
    images === undefined ? undefined : replaceOrAdd(images, saved),
  );
  queryClient.setQueryData<LoadedList<'listImages'>>(publicListKey, (list) =>
    list === undefined
      ? undefined
      : { ...list, records: replaceOrAdd(list.records, saved.map(toPublicRecord)) },
  );
  await queryClient.refetchQueries({ queryKey: expeditionKey });
}

/** Removes deleted images from everything that is loaded. */
export async function removeStoredImages(
  queryClient: QueryClient,
  imageIds: ReadonlySet<number>,
): Promise<void> {
  const isKept = ({ image_id }: ImageRecord): boolean => !imageIds.has(image_id);
  queryClient.setQueryData<readonly ImageRevision[]>(editorImagesKey, (images) => images?.filter(isKept));
  queryClient.setQueryData<LoadedList<'listImages'>>(publicListKey, (list) =>
    list === undefined ? undefined : { ...list, records: list.records.filter(isKept) },
  );
  await queryClient.refetchQueries({ queryKey: expeditionKey });
}

function replaceOrAdd<Item extends ImageRecord>(records: readonly Item[], saved: readonly Item[]): Item[] {
  const byId = new Map(saved.map((image) => [image.image_id, image]));
  const replaced = records.map((record) => byId.get(record.image_id) ?? record);
  const known = new Set(records.map(({ image_id }) => image_id));
  return [...replaced, ...saved.filter(({ image_id }) => !known.has(image_id))];
}

function toPublicRecord(image: ImageRevision): ImageRecord {
  // The fields of a revision are those of the public record and the private ones.
  return Object.fromEntries(
    Object.entries(image).filter(([field]) => !Object.hasOwn(privateFields, field)),
  ) as unknown as ImageRecord;
}
