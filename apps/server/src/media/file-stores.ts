import path from 'node:path';
import { StartError } from '../lib/start-error.ts';
import type { Settings } from '../settings.ts';
import type { S3Settings } from '../settings/media-settings.ts';
import { folderReader } from './folder-reader.ts';
import {
  folderStore,
  originalsFolder,
  prepareUploadFolder,
  proposalsFolder,
  removeIncompleteFiles,
  tracksFolder,
  uploadFolder,
} from './folder-store.ts';
import type { MediaReader, MediaStore } from './media-store.ts';
import { checkBucket } from './s3/check-bucket.ts';
import { createS3Client, type S3Client } from './s3/s3-client.ts';
import { abortUploadsBefore } from './s3/s3-multipart.ts';
import { s3Staging } from './s3/s3-staging.ts';
import { s3Store } from './s3/s3-store.ts';
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

/** The stores whose kind is a setting. */
export type MovableStores = Omit<ArchivedStores, 'tracks'>;

/** All files of the server that are neither parts of the program nor made again when they are missing. */
export interface FileStores {
  readonly archived: ArchivedStores;
  /** Drawn at set-up. */
  readonly illustrations: MediaReader;
  /** The files that are being uploaded, by who sends them. */
  readonly staging: { readonly editors: StagedFiles; readonly visitors: StagedFiles };
  /**
   * Prepares the stores at the start of the server, and removes incomplete files that a killed process has left.
   * @throws {StartError} `media_store` when a storage outside of this machine cannot be used
   */
  prepare(): Promise<void>;
  /** Removes incomplete files that are so old that nothing continues them; done once in a while. */
  removeIncomplete(): Promise<void>;
}

export type FileStoreSettings = Pick<Settings, 'dataDir' | 'buildDir' | 'mediaStore' | 's3'>;

/** Opens all stores by the settings. Nothing is read or created before a store is used. */
export function openFileStores(settings: FileStoreSettings): FileStores {
  const { dataDir, buildDir, mediaStore } = settings;
  const local = {
    tracks: folderStore(tracksFolder(dataDir)),
    illustrations: folderReader(path.join(buildDir, 'media')),
  };
  return mediaStore === 's3'
    ? openS3Stores(dataDir, requireS3(settings), local)
    : openFolderStores(dataDir, local);
}

/** The stores in the data folder, or in the S3 storage, whichever the server uses. */
export function openMovableStores(settings: FileStoreSettings, kind: Settings['mediaStore']): MovableStores {
  return kind === 's3' ? s3Stores(createS3Client(requireS3(settings))) : folderStores(settings.dataDir);
}

/** The files that are in the data folder with each kind of store. */
interface LocalFiles {
  readonly tracks: MediaStore;
  readonly illustrations: MediaReader;
}

function openFolderStores(dataDir: string, { tracks, illustrations }: LocalFiles): FileStores {
  return {
    archived: { ...folderStores(dataDir), tracks },
    illustrations,
    staging: {
      editors: folderStaging(uploadFolder(dataDir)),
      visitors: folderStaging(proposalsFolder(dataDir)),
    },
    prepare: () => prepareUploadFolder(dataDir),
    removeIncomplete: () => removeIncompleteFiles(dataDir),
  };
}

function folderStores(dataDir: string): MovableStores {
  return {
    media: folderStore(uploadFolder(dataDir)),
    originals: folderStore(originalsFolder(dataDir)),
    proposals: folderStore(proposalsFolder(dataDir)),
  };
}

/** After this time, in milliseconds, an upload in parts is not continued. */
const abandonedAfter = 24 * 60 * 60 * 1000;

function openS3Stores(
  dataDir: string,
  settings: S3Settings,
  { tracks, illustrations }: LocalFiles,
): FileStores {
  const client = createS3Client(settings);
  const { prefix } = settings;
  return {
    archived: { ...s3Stores(client), tracks },
    illustrations,
    staging: {
      editors: s3Staging(client, `${prefix}staging/editors/`),
      visitors: s3Staging(client, `${prefix}staging/visitors/`),
    },
    async prepare() {
      await checkBucket(client);
      await prepareUploadFolder(dataDir);
    },
    async removeIncomplete() {
      await abortUploadsBefore(client, prefix, Date.now() - abandonedAfter);
      await removeIncompleteFiles(dataDir);
    },
  };
}

/** How long the existence of a published file is remembered, in milliseconds. */
const knownFor = 60_000;
/** How long a browser has time to begin reading a file from its URL, in seconds. */
const urlSeconds = 10 * 60;

function s3Stores(client: S3Client): MovableStores {
  const { prefix, reads } = client.settings;
  const publicUrls = reads === 'presigned' ? urlSeconds : undefined;
  return {
    media: s3Store(client, { prefix: `${prefix}media/`, knownFor, urlSeconds: publicUrls }),
    originals: s3Store(client, { prefix: `${prefix}originals/` }),
    proposals: s3Store(client, { prefix: `${prefix}proposals/` }),
  };
}

function requireS3({ s3 }: FileStoreSettings): S3Settings {
  if (s3 === null)
    throw new StartError(
      'wrong_setting',
      'The S3 storage is not configured: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY.',
    );
  return s3;
}
