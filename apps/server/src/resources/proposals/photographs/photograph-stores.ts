import path from 'node:path';
import { photographBounds } from '@cae-map/contract/entities/images/upload-bounds';
import { folderStore } from '../../../media/folder-store.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import { createUploadStore, type UploadStore } from '../../../media/uploads/upload-store.ts';

/** The files of proposals. No route for visitors reads them. */
export interface PhotographStores {
  /** The photographs that are being sent, as the visitor has them. */
  readonly transfers: UploadStore;
  /** The photographs without metadata. */
  readonly photographs: MediaStore;
  /** The path of a stored photograph. */
  readonly pathOf: (name: string) => string;
}

/** After this time without a new part, in milliseconds, a visitor has given up. */
const expiry = 60 * 60 * 1000;

/** Stores the photographs of proposals in a folder, which need not exist. */
export function openPhotographs(folder: string): PhotographStores {
  return {
    transfers: createUploadStore(folder, { maxUploads: photographBounds.transfers, expiry }),
    photographs: folderStore(folder),
    pathOf: (name) => path.join(folder, name),
  };
}
