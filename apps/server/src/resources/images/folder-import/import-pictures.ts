import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { lockImageChoices } from '../../../database/write-locks.ts';
import { isDiskFull } from '../../../media/disk-full.ts';
import type { MediaStore } from '../../../media/media-store.ts';
import type { PictureTasks } from '../../../pictures/processes/picture-tasks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { commitChanges } from '../../../writes/commit-changes.ts';
import type { OperatorContext } from '../../operator-command.ts';
import { addImage } from '../editing/add-image.ts';
import { storeOriginal, type AddedUpload } from '../editing/store-original.ts';
import {
  checkFile,
  describeRefusal,
  findReasonToSkip,
  type CheckedFile,
  type FolderFile,
} from './check-file.ts';
import { listFolder, type NamedReason } from './list-folder.ts';
import { readErrorCode } from './read-failure.ts';

/** The result of an import of pictures or of a dry run. Files are named by their paths below the folder. */
export interface PictureImport {
  readonly added: {
    readonly file: string;
    /** Null in a dry run. */
    readonly image: { readonly id: number; readonly name: string } | null;
  }[];
  /** Files whose contents an image has already. */
  readonly skipped: NamedReason[];
  /** Files that cannot become images. */
  readonly refused: NamedReason[];
  /** What is no picture. */
  readonly ignored: NamedReason[];
}

type Context = Pick<OperatorContext, 'database' | 'files' | 'lists' | 'settings'>;

/** A folder of pictures to import. */
export interface PictureFolder {
  readonly folder: string;
  readonly isDryRun: boolean;
  readonly pictures: Pick<PictureTasks, 'inspectPicture'>;
}

/** As the form of uploads begins: an editor shows the pictures in the review. */
const imageFields = { image_type: 'histexpphoto', image_enabled: false } as const;

/**
 * Adds the pictures of a folder and its subfolders as uploads are added, one after another, each in a transaction of its own: an import
 * that is interrupted is continued by the next one. The files of the folder are only read. A dry run only reports.
 * @throws {RequestError} when the folder contains no picture, there is no data folder, or its disk is full.
 */
export async function importPictures(
  context: Context,
  { folder, isDryRun, pictures }: PictureFolder,
): Promise<PictureImport> {
  const { dataDir } = context.settings;
  if (!existsSync(dataDir))
    throw new RequestError(
      'invalid_request',
      `There is no data folder ${dataDir}: set DATA_DIR to that of the server, or start the server once.`,
    );
  const { originals } = context.files.archived;
  const listing = await listFolder(folder);
  const result = {
    added: [] as PictureImport['added'],
    skipped: [] as NamedReason[],
    refused: [...listing.refused],
    ignored: [...listing.ignored],
  };
  const earlier = new Map<string, string>();
  // One after another, so that one picture is in memory.
  for (const name of listing.files) {
    const source = { name, file: path.join(folder, name) };
    const checked = await checkFile({ orm: context.database.orm, pictures, earlier }, source);
    if (checked.kind !== 'new') {
      result[checked.kind].push({ file: name, reason: checked.reason });
      continue;
    }
    if (isDryRun) {
      result.added.push({ file: name, image: null });
      earlier.set(checked.picture.sha256, name);
    } else {
      const outcome = await addPicture(context, originals, { source, checked }).catch((error: unknown) =>
        describeFailure(error, source, result.added.length),
      );
      if ('id' in outcome) result.added.push({ file: name, image: outcome });
      else result[outcome.kind].push({ file: name, reason: outcome.reason });
      // A copy of a file that was changed meanwhile is still to be added.
      if ('id' in outcome) earlier.set(checked.picture.sha256, name);
    }
  }
  if (result.added.length + result.skipped.length + result.refused.length === 0)
    throw new RequestError(
      'invalid_request',
      `The folder ${folder} contains neither pictures nor content files (.json).`,
    );
  return result;
}

type NotAdded = Exclude<CheckedFile, { readonly kind: 'new' }>;

interface NewPicture {
  readonly source: FolderFile;
  readonly checked: Extract<CheckedFile, { readonly kind: 'new' }>;
}

async function addPicture(
  context: Context,
  originals: MediaStore,
  { source: { name, file }, checked: { picture } }: NewPicture,
): Promise<{ readonly id: number; readonly name: string } | NotAdded> {
  const filename = path.posix.basename(name);
  const uploadId = randomBytes(16).toString('hex');
  const upload = await storeOriginal({ filename, uploadId, file }, picture, originals);
  return await insertPicture(context, upload);
}

async function insertPicture(
  context: Context,
  upload: AddedUpload,
): Promise<{ readonly id: number; readonly name: string } | NotAdded> {
  return await commitChanges(
    context,
    () => ['images'],
    async (transaction) => {
      await lockImageChoices(transaction);
      // An editor may have added it since it was checked.
      const reason = await findReasonToSkip(transaction, upload.original.sha256);
      if (reason !== undefined) return { kind: 'skipped', reason } as const;
      const image = await addImage({ transaction, editorId: null }, imageFields, upload);
      return { id: image.image_id, name: image.filename ?? '' };
    },
  );
}

/**
 * The refusal of a file that was changed or removed while it was added.
 * @throws {RequestError} when the disk is full, with what to do; any other error that is not one of the file.
 */
function describeFailure(error: unknown, { name, file }: FolderFile, addedCount: number): NotAdded {
  if (isDiskFull(error))
    throw new RequestError(
      'unavailable',
      `The disk of the data folder is full. ${addedCount} pictures were added; after space has been made, the same import continues with ${name}.`,
      { cause: error },
    );
  // Errors of the data folder end the import; only errors of the file itself refuse the file.
  if (readErrorCode(error) !== undefined && Reflect.get(Object(error), 'path') !== file) throw error;
  return { kind: 'refused', reason: describeRefusal(name, error) };
}
