import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import path from 'node:path';
import type { ContentHeight } from '@cae-map/contract/entities/height';
import type { AliasBody } from '@cae-map/contract/entities/place-data/alias-editing';
import type { Orm } from '../../database/connection.ts';
import { aliasKind } from '../../resources/aliases/alias-kind.ts';
import { heightKind } from '../../resources/heights/height-kind.ts';
import { placeKind } from '../../resources/places/place-kind.ts';
import { findRecords } from '../../writes/records/find-records.ts';
import { aliasFile, parseAliasFile, writeAliasFile } from '../place-data/alias-file.ts';
import { heightFile, parseHeightFile, writeHeightFile } from '../place-data/height-file.ts';
import { shippedKeys } from '../place-data/shipped-keys.ts';
import { replaceFile } from './replace-file.ts';

/** A content file of data about places. */
interface PlaceDataFile<Entry> {
  readonly name: string;
  readonly parse: (text: string) => readonly Entry[];
  readonly write: (entries: readonly Entry[]) => string;
  /** The place that begins the key of an entry, see `shippedKeys`. */
  readonly readFirstPlace: (entry: Entry) => number;
}

/** A stored entry, and the key by which the product ships it; null for one that editors have added. */
interface StoredEntry<Entry> {
  readonly entry: Entry;
  readonly shippedKey: string | null;
}

const aliasesFile: PlaceDataFile<AliasBody> = {
  name: aliasFile,
  parse: parseAliasFile,
  write: writeAliasFile,
  readFirstPlace: ({ place_ids: [first = 0] }) => first,
};

const heightsFile: PlaceDataFile<ContentHeight> = {
  name: heightFile,
  parse: parseHeightFile,
  write: writeHeightFile,
  readFirstPlace: ({ place_id }) => place_id,
};

/**
 * Writes the data about places as content files in a folder, in the order of the shipped files with what editors have added at their ends.
 * A file whose entries are as shipped is not written.
 * @param report receives one line for each entry that is left out or loses a place, because the place is deleted
 * @returns the names of the written files
 */
export async function exportPlaceData(
  orm: Orm,
  contentDir: string,
  { folder, report }: { readonly folder: string; readonly report: (line: string) => void },
): Promise<string[]> {
  const existing = new Set((await findRecords(orm, placeKind)).map(({ place_id }) => place_id));
  const aliases = (await findRecords(orm, aliasKind)).flatMap(
    ({ alias_id, shipped_key, place_ids, names, note }): StoredEntry<AliasBody>[] => {
      const kept = place_ids.filter((id) => existing.has(id));
      if (kept.length < place_ids.length) report(`names ${alias_id}: a place of them is deleted`);
      return kept.length === 0 ? [] : [{ shippedKey: shipped_key, entry: { place_ids: kept, names, note } }];
    },
  );
  const heights = (await findRecords(orm, heightKind)).flatMap(
    ({ height_id, shipped_key, place_id, metres, source_ru, source_en }): StoredEntry<ContentHeight>[] => {
      if (existing.has(place_id))
        return [{ shippedKey: shipped_key, entry: { place_id, metres, source_ru, source_en } }];
      report(`height ${height_id}: its place is deleted`);
      return [];
    },
  );
  const files = [
    writeIfChanged(aliasesFile, contentDir, aliases),
    writeIfChanged(heightsFile, contentDir, heights),
  ].filter((file) => file !== null);
  for (const { name, contents } of files) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await replaceFile(target, contents);
  }
  return files.map(({ name }) => name);
}

function writeIfChanged<Entry>(
  { name, parse, write, readFirstPlace }: PlaceDataFile<Entry>,
  contentDir: string,
  stored: readonly StoredEntry<Entry>[],
): { readonly name: string; readonly contents: string } | null {
  const shipped = readShipped(path.join(contentDir, name), parse);
  const keys = shippedKeys(shipped.map(readFirstPlace));
  const positions = new Map(keys.map((key, index) => [key, index]));
  const positionOf = ({ shippedKey }: StoredEntry<Entry>): number =>
    (shippedKey === null ? undefined : positions.get(shippedKey)) ?? shipped.length;
  const entries = stored
    .toSorted((one, other) => positionOf(one) - positionOf(other))
    .map(({ entry }) => entry);
  return isDeepStrictEqual(toJson(entries), toJson(shipped)) ? null : { name, contents: write(entries) };
}

/** A content folder without the file, or with a damaged one, ships no entries. */
function readShipped<Entry>(file: string, parse: (text: string) => readonly Entry[]): readonly Entry[] {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** Without the prototypes and the order of keys that the database gives to objects. */
function toJson(entries: readonly unknown[]): unknown {
  return JSON.parse(JSON.stringify(entries)) as unknown;
}
