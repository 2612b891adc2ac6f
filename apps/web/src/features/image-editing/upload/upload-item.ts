import type { ImageMetadata } from '@cae-map/contract/entities/image-editing';
import { maxUploadBytes } from '@cae-map/contract/entities/upload-bounds';

/**
 * How far a file is. `offline` continues when the connection is back; `adding` is complete on the server, which checks it; a `failed` one
 * has a problem.
 */
export type UploadState = 'waiting' | 'sending' | 'paused' | 'offline' | 'adding' | 'added' | 'failed';

/** Why a file was not added: found before the upload, or by the server, whose reason is in English. */
export type UploadProblem =
  | { readonly kind: 'empty' | 'tooLarge' | 'heic' | 'notPicture' | 'duplicate' | 'signedOut' }
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
  /** What the file says about itself, until the editor has decided; null without a date and a position. */
  readonly proposal: ImageMetadata | null;
}

/** The file types that are offered to choose from. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,.tif,.tiff';

/** The formats that browsers show. */
const shownTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Finds what the server would reject, before anything is sent; null if the file can be uploaded. */
export function checkFile({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): UploadProblem | null {
  if (size === 0) return { kind: 'empty' };
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return { kind: 'heic' };
  // The type follows from the name; the server reads the contents.
  if (type !== '' && !type.startsWith('image/')) return { kind: 'notPicture' };
  if (type === 'image/svg+xml' || type === 'image/gif') return { kind: 'notPicture' };
  return size > maxUploadBytes ? { kind: 'tooLarge' } : null;
}

/** A file that was chosen. @param id unique in this visit */
export function createItem(id: number, file: File): UploadItem {
  const problem = checkFile(file);
  return {
    id,
    file,
    previewUrl: problem === null && shownTypes.has(file.type) ? URL.createObjectURL(file) : null,
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

/** Bytes in a megabyte. */
export const megabyte = 1024 * 1024;
