import { open } from 'node:fs/promises';
import path from 'node:path';
import { detectFormat, extensions, signatureLength } from '../../../pictures/picture-format.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { listFolder } from './list-folder.ts';

/** The extensions of pictures that are not accepted: such a file is refused with the reason instead of being ignored. */
const unsupportedExtensions = [
  '.svg',
  '.svgz',
  '.gif',
  '.bmp',
  '.heic',
  '.heif',
  '.jp2',
  '.jxl',
  '.psd',
  '.eps',
  '.dng',
  '.cr2',
  '.cr3',
  '.nef',
  '.arw',
  '.orf',
  '.rw2',
  '.raf',
];

const pictureExtensions = new Set([...Object.values(extensions).flat(), ...unsupportedExtensions]);

/** Whether the name of a file says that it is a picture. */
export function hasPictureName(file: string): boolean {
  return pictureExtensions.has(path.extname(file).toLowerCase());
}

/** Whether a folder or its subfolders contain a file with the name of a picture. */
export async function holdsPictures(folder: string): Promise<boolean> {
  return (await listFolder(folder)).files.some(hasPictureName);
}

/** Whether the contents of a file begin like those of a supported picture, whatever its name. */
export async function hasPictureContents(file: string): Promise<boolean> {
  const head = await readHead(file);
  try {
    detectFormat(head);
    return true;
  } catch (error) {
    if (error instanceof RequestError) return false;
    throw error;
  }
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureLength), 0, signatureLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
