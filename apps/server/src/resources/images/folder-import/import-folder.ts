import { openPictureProcesses } from '../../../pictures/processes/picture-processes.ts';
import { importPictures, type PictureFolder, type PictureImport } from './import-pictures.ts';

/**
 * Imports the pictures of a folder in separate processes, so that requests of a running server do not wait for the import.
 * @throws {RequestError} like `importPictures`
 */
export async function importFolder(
  context: Parameters<typeof importPictures>[0],
  folder: Omit<PictureFolder, 'pictures'>,
): Promise<PictureImport> {
  const processes = openPictureProcesses();
  try {
    return await importPictures(context, { ...folder, pictures: processes.editors });
  } finally {
    processes.close();
  }
}
