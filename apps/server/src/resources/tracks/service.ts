import path from 'node:path';
import type { TrackFileRecord } from '@cae-map/contract/entities/track-file';
import { RequestError } from '../../responses/request-error.ts';
import type { Settings } from '../../settings.ts';
import { findTrackFile, listTrackFiles, type TrackFile } from './track-folder.ts';

export interface TracksService {
  listTracks(): Promise<TrackFileRecord[]>;
  /** @throws {RequestError} `not_found` when there is no such file */
  findTrack(filename: string): Promise<TrackFile>;
}

/**
 * The track files of the operator, in `DATA_DIR/tracks`, and those of the content. A file of the operator replaces one of the
 * content with the same name. The folders are read for each request, so that a new file needs no restart.
 */
export function tracksService({
  dataDir,
  contentDir,
}: Pick<Settings, 'dataDir' | 'contentDir'>): TracksService {
  const folders = [path.join(dataDir, 'tracks'), path.join(contentDir, 'tracks')];
  return {
    async listTracks() {
      const found = new Map<string, TrackFileRecord>();
      for (const folder of folders) {
        for (const { filename, bytes } of await listTrackFiles(folder))
          if (!found.has(filename)) found.set(filename, { filename, bytes });
      }
      return [...found.values()].toSorted((one, other) => (one.filename < other.filename ? -1 : 1));
    },
    async findTrack(filename) {
      for (const folder of folders) {
        const file = await findTrackFile(folder, filename);
        if (file) return file;
      }
      throw new RequestError('not_found', `There is no track file called ${filename}.`);
    },
  };
}
