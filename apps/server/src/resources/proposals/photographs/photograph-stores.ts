import path from 'node:path';
import { folderStore } from '../../../media/folder-store.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import { createUploadStore, type UploadStore } from '../../../media/uploads/upload-store.ts';
import { transferLimits } from './photograph-limits.ts';

/** The files of proposals. No route for visitors reads them. */
export interface PhotographStores {
  /** The photographs that are being sent, as the visitor has them. */
  readonly transfers: UploadStore;
  /** The photographs without metadata. */
  readonly photographs: MediaStore;
  /** The path of a stored photograph. */
  readonly pathOf: (name: string) => string;
}

/** Stores the photographs of proposals in a folder, which need not exist. */
export function openPhotographs(folder: string): PhotographStores {
  return {
    transfers: createUploadStore(folder, transferLimits),
    photographs: folderStore(folder),
    pathOf: (name) => path.join(folder, name),
  };
}
