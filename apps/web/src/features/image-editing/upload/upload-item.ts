import type { ImageMetadata } from '@cae-map/contract/entities/images/image-file';
import { maxUploadBytes } from '@cae-map/contract/entities/images/upload-bounds';
import {
  createPreviewUrl,
  findFileProblem,
  type PictureFileProblem,
} from '../../../lib/images/picture-file.ts';

/**
 * How far a file is. `offline` continues when the connection is back; `adding` is complete on the server, which checks it; a `failed` one
 * has a problem.
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'offline' | 'adding' | 'added' | 'failed';

/** Why a file was not added: found before the upload, or by the server, whose reason is in English. */
export type UploadProblem =
  | { readonly kind: PictureFileProblem | 'signedOut' }
  /** The id is that of the image with the same file; null if the server did not send it. */
  | { readonly kind: 'duplicate'; readonly imageId: number | null }
  | { readonly kind: 'rejected'; readonly detail: string };

/** A file that is uploaded. */
export interface UploadItem {
  readonly id: number;
  readonly file: File;
  /** An object URL of the picture; null for a format that browsers do not show. */
  readonly previewUrl: string | null;
  readonly state: UploadState;
  /** In bytes. */
  readonly sent: number;
  readonly problem: UploadProblem | null;
  /** The id of the added image; null before. */
  readonly imageId: number | null;
  /** What the file says about itself, without the date and the position once the editor has decided about them; null if it says nothing. */
  readonly proposal: ImageMetadata | null;
}

/** A file that was chosen. @param id unique in this visit */
export function createItem(id: number, file: File): UploadItem {
  const fileProblem = findFileProblem(file, maxUploadBytes);
  const problem = fileProblem === null ? null : { kind: fileProblem };
  return {
    id,
    file,
    previewUrl: problem === null ? createPreviewUrl(file) : null,
    state: problem === null ? 'waiting' : 'failed',
    sent: 0,
    problem,
    imageId: null,
    proposal: null,
  };
}

/** Whether a file can be uploaded again after a failure. */
export function canRetry({ problem }: UploadItem): boolean {
  return problem?.kind === 'signedOut' || problem?.kind === 'rejected';
}
