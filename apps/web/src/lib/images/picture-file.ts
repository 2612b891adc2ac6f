/** Why a file cannot be sent as a picture. */
export type PictureFileProblem = 'empty' | 'tooLarge' | 'heic' | 'notPicture';

/** The file types that are offered to choose from. */
export const acceptedTypes = 'image/jpeg,image/png,image/webp,image/avif,image/tiff,.tif,.tiff';

/** The formats that browsers show. */
const shownTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Bytes in a megabyte. */
export const megabyte = 1024 * 1024;

/** Finds what the server would reject, before anything is sent; null if the file can be sent. */
export function findFileProblem(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  maxBytes: number,
): PictureFileProblem | null {
  if (size === 0) return 'empty';
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return 'heic';
  // The type follows from the name; the server reads the contents.
  if (type !== '' && !type.startsWith('image/')) return 'notPicture';
  if (type === 'image/svg+xml' || type === 'image/gif') return 'notPicture';
  return size > maxBytes ? 'tooLarge' : null;
}

/** The object URL of a picture, which the caller revokes; null for a format that browsers cannot display. */
export function createPreviewUrl(file: File): string | null {
  return shownTypes.has(file.type) ? URL.createObjectURL(file) : null;
}
