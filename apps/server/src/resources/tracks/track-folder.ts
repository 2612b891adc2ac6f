import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { geoFileContentType } from '@cae-map/geo-files/content-types';
import { geoFileLimits } from '@cae-map/geo-files/limits';

/** The most files of a folder that are listed. */
const maxListedFiles = 500;

/** A file that may be served. */
export interface TrackFile {
  readonly filename: string;
  /** Absolute and without symbolic links. */
  readonly file: string;
  readonly bytes: number;
  readonly contentType: string;
}

/** Lists the track files of a folder in the order of their names; empty if the folder does not exist. */
export async function listTrackFiles(folder: string): Promise<TrackFile[]> {
  const names = await readdir(folder).catch(() => []);
  const candidates = names.filter((name) => geoFileContentType(name) !== undefined).toSorted();
  const files: TrackFile[] = [];
  for (const name of candidates.slice(0, maxListedFiles)) {
    const file = await findTrackFile(folder, name);
    if (file) files.push(file);
  }
  return files;
}

/**
 * Finds a track file by its name; undefined if it does not exist. A name with a folder, a hidden file, a file of another type, one
 * that a browser would reject as too large, and a symbolic link out of the folder count as absent.
 */
export async function findTrackFile(folder: string, filename: string): Promise<TrackFile | undefined> {
  const contentType = geoFileContentType(filename);
  if (contentType === undefined || !isPlainName(filename)) return undefined;
  try {
    const file = await realpath(path.join(folder, filename));
    if (path.dirname(file) !== (await realpath(folder))) return undefined;
    const status = await stat(file);
    if (!status.isFile() || status.size > geoFileLimits.fileBytes) return undefined;
    return { filename, file, bytes: status.size, contentType };
  } catch {
    // Absent, not readable, or a name that the file system does not accept.
    return undefined;
  }
}

function isPlainName(filename: string): boolean {
  return !filename.startsWith('.') && !/[/\\:\0]/.test(filename);
}
