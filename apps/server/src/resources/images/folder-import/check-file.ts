import { stat } from 'node:fs/promises';
import type { Orm } from '../../../database/connection.ts';
import { requireUploadLength } from '../../../media/uploads/upload-length.ts';
import { hashFile } from '../../../pictures/hash-file.ts';
import type { InspectedPicture } from '../../../pictures/inspect-picture.ts';
import { editorsBounds } from '../../../pictures/picture-bounds.ts';
import type { PictureTasks } from '../../../pictures/processes/picture-tasks.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { findImagesWithContents } from '../editing/find-by-file.ts';
import { hasPictureContents, hasPictureName } from './picture-files.ts';
import { describeReadFailure, readErrorCode } from './read-failure.ts';

/** What is to be done with a file of a folder. */
export type CheckedFile =
  | { readonly kind: 'new'; readonly picture: InspectedPicture }
  | { readonly kind: 'skipped' | 'refused' | 'ignored'; readonly reason: string };

/** What the check of a file uses. */
export interface CheckContext {
  readonly orm: Orm;
  readonly pictures: Pick<PictureTasks, 'inspectPicture'>;
  /** The pictures of the same folder that were checked before, by their SHA-256. */
  readonly earlier: ReadonlyMap<string, string>;
}

/** A file to check. */
export interface FolderFile {
  /** Below the folder. */
  readonly name: string;
  /** The absolute path. */
  readonly file: string;
}

/**
 * Checks a file as an upload is checked, without changing anything.
 */
export async function checkFile(
  { orm, pictures, earlier }: CheckContext,
  { name, file }: FolderFile,
): Promise<CheckedFile> {
  try {
    if (!hasPictureName(name) && !(await hasPictureContents(file)))
      return { kind: 'ignored', reason: 'it is no picture' };
    const { size: bytes } = await stat(file);
    requireUploadLength(bytes);
    // First, because a known picture need not be decoded: a repeated import is fast.
    const sha256 = await hashFile(file);
    const same = earlier.get(sha256);
    if (same !== undefined) return { kind: 'skipped', reason: `${same} has the same contents` };
    const reason = await findReasonToSkip(orm, sha256);
    if (reason !== undefined) return { kind: 'skipped', reason };
    const picture = await pictures.inspectPicture(file, editorsBounds);
    if (picture.sha256 !== sha256)
      throw new RequestError('invalid_request', 'The file was changed while it was read: add it again.');
    return { kind: 'new', picture };
  } catch (error) {
    return { kind: 'refused', reason: describeRefusal(name, error) };
  }
}

/** Why a picture with these contents is not added; undefined if it is new. */
export async function findReasonToSkip(orm: Orm, sha256: string): Promise<string | undefined> {
  const [same] = await findImagesWithContents(orm, sha256);
  if (same === undefined) return undefined;
  const image = `the image ${same.id} (${same.name ?? 'without a name'})`;
  return same.isDeleted
    ? `${image}, which was deleted, has the same contents: restore it in the administration`
    : `${image} has the same contents`;
}

/** The codes of the errors of a picture itself; all others end the import. */
const refusals: readonly string[] = ['unsupported_media_type', 'payload_too_large', 'invalid_request'];

/**
 * Describes why a file cannot become an image.
 * @throws the error itself, if it is no error of the file.
 */
export function describeRefusal(name: string, error: unknown): string {
  if (error instanceof RequestError && refusals.includes(error.code)) return error.message;
  if (readErrorCode(error) !== undefined) return describeReadFailure(name, error);
  throw error;
}
