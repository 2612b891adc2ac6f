import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openFileStores, type FileStores, type FileStoreSettings } from '../media/file-stores.ts';
import type { S3Settings } from '../settings/media-settings.ts';
import { startS3Double } from './s3/s3-double.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The kinds of stores of uploaded files. */
export const storeKinds = ['folder', 's3'] as const;

/** The settings of stores in a folder, or in a storage. */
export function storeSettings(dataDir: string, s3: S3Settings | null = null): FileStoreSettings {
  return { dataDir, buildDir: '/nowhere/on/this/machine', mediaStore: s3 === null ? 'folder' : 's3', s3 };
}

/** Opens empty stores of a kind, which are removed after the test. */
export async function openTestStores(kind: (typeof storeKinds)[number]): Promise<FileStores> {
  const dataDir = path.join(temporaryFolder(), 'data');
  if (kind === 'folder') return openFileStores(storeSettings(dataDir));
  const double = await startS3Double();
  onTestFinished(() => double.close());
  return openFileStores(storeSettings(dataDir, double.settings));
}
