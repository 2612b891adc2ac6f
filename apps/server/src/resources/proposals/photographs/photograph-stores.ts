import type { FileStores } from '../../../media/file-stores.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import { createUploadStore, type UploadStore } from '../../../media/uploads/upload-store.ts';
import { transferLimits } from './photograph-limits.ts';

/** The files of proposals. No route for visitors reads them. */
export interface PhotographStores {
  /** The photographs that are being sent, as the visitor has them. */
  readonly transfers: UploadStore;
  /** The photographs without metadata. */
  readonly photographs: MediaStore;
}

/** The stores of the photographs of proposals. */
export function openPhotographs({
  archived,
  staging,
}: Pick<FileStores, 'archived' | 'staging'>): PhotographStores {
  return {
    transfers: createUploadStore(staging.visitors, transferLimits),
    photographs: archived.proposals,
  };
}
