import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentHeight } from '@cae-map/contract/entities/height';
import type { AliasBody } from '@cae-map/contract/entities/place-data/alias-editing';
import { aliasFile, parseAliasFile } from './alias-file.ts';
import { heightFile, parseHeightFile } from './height-file.ts';

/** Data about places that are in files of their own. A list is null if its file is missing or damaged. */
export interface PlaceData {
  readonly aliases: readonly AliasBody[] | null;
  readonly heights: readonly ContentHeight[] | null;
}

/** No file. */
export const noPlaceData: PlaceData = { aliases: null, heights: null };

/**
 * Reads the data about places from the content folder. A damaged file is reported and not used, because the map works without it.
 * @param report receives one line for each damaged file
 */
export function readPlaceData(contentDirectory: string, report: (line: string) => void): PlaceData {
  const read = <Entry>(name: string, parse: (text: string) => Entry[]): Entry[] | null => {
    try {
      return parse(readFileSync(path.join(contentDirectory, name), 'utf8'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      report(`The file ${name} of the content is not used: ${String(error)}`);
      return null;
    }
  };
  return { aliases: read(aliasFile, parseAliasFile), heights: read(heightFile, parseHeightFile) };
}
