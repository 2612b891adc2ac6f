import path from 'node:path';
import type { Settings } from '../settings.ts';
import { folderReader } from './folder-reader.ts';
import { folderStore, originalsFolder, uploadFolder } from './folder-store.ts';
import type { MediaReader, MediaStore } from './media-store.ts';
import { createUploadStore, type UploadStore } from './uploads/upload-store.ts';

/** All files of images. */
export interface ImageFiles {
  readonly uploads: MediaStore;
  /** Drawn at set-up. */
  readonly illustrations: MediaReader;
  /** The uploaded files as they were received. */
  readonly originals: MediaStore;
  /** The files that are being uploaded. */
  readonly incoming: UploadStore;
}

/** Opens the files of images. Their folders need not exist before the first file. */
export function openImageFiles({ dataDir, buildDir }: Pick<Settings, 'dataDir' | 'buildDir'>): ImageFiles {
  return {
    uploads: folderStore(uploadFolder(dataDir)),
    illustrations: folderReader(path.join(buildDir, 'media')),
    originals: folderStore(originalsFolder(dataDir)),
    incoming: createUploadStore(uploadFolder(dataDir)),
  };
}
