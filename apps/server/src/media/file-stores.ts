import path from 'node:path';
import type { Settings } from '../settings.ts';
import { folderReader } from './folder-reader.ts';
import {
  folderStore,
  originalsFolder,
  prepareUploadFolder,
  proposalsFolder,
  tracksFolder,
  uploadFolder,
} from './folder-store.ts';
import type { MediaReader, MediaStore } from './media-store.ts';
import { folderStaging } from './uploads/folder-staging.ts';
import type { StagedFiles } from './uploads/staged-files.ts';

/** The stores of which archives have the files, by the folder of these in an archive. */
export interface ArchivedStores {
  /** The published files: sizes and copies of uploads, and files of the operator. */
  readonly media: MediaStore;
  /** The uploaded files as they were received, which are not public: they can contain positions. */
  readonly originals: MediaStore;
  /** The photographs that visitors propose, which only administrators read. */
  readonly proposals: MediaStore;
  /** The track files of the operator. They are in the data folder whatever the other stores are, because the operator copies them there. */
  readonly tracks: MediaStore;
}

/** All files of the server that are neither parts of the program nor made again when they are missing. */
export interface FileStores {
  readonly archived: ArchivedStores;
  /** Drawn at set-up. */
  readonly illustrations: MediaReader;
  /** The files that are being uploaded, by who sends them. */
  readonly staging: { readonly editors: StagedFiles; readonly visitors: StagedFiles };
  /** Prepares the stores at the start of the server, and removes incomplete files that a killed process has left. */
  prepare(): Promise<void>;
}

export type FileStoreSettings = Pick<Settings, 'dataDir' | 'buildDir'>;

/** Opens all stores by the settings. Nothing is read or created before a store is used. */
export function openFileStores({ dataDir, buildDir }: FileStoreSettings): FileStores {
  return {
    archived: {
      media: folderStore(uploadFolder(dataDir)),
      originals: folderStore(originalsFolder(dataDir)),
      proposals: folderStore(proposalsFolder(dataDir)),
      tracks: folderStore(tracksFolder(dataDir)),
    },
    illustrations: folderReader(path.join(buildDir, 'media')),
    staging: {
      editors: folderStaging(uploadFolder(dataDir)),
      visitors: folderStaging(proposalsFolder(dataDir)),
    },
    prepare: () => prepareUploadFolder(dataDir),
  };
}
