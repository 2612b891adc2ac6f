import { translatableTables } from '@cae-map/contract/enumerations';
import { readHash } from '../model/text-hash.ts';
import { keyOfParts, type UnitKey } from '../model/unit-key.ts';

/* The names of the bookmarks of a unit. They begin with an underscore, so that Word does not list them, and have at most 40 characters. */

const initialOf = (table: string): string => table.slice(0, 1);

/** The bookmark with the key of a unit, such as `_cae_p53_title_en`. */
export function keyBookmark({ table, id, field, language }: UnitKey): string {
  return `_cae_${initialOf(table)}${id}_${field}_${language}`;
}

/** The key of a bookmark of `keyBookmark`; null for others. */
export function readKeyBookmark(name: string): UnitKey | null {
  const [, initial, id = '', field = '', language = ''] =
    /^_cae_([a-z])(\d+)_([a-z_]+)_([a-z]{2})$/.exec(name) ?? [];
  const table = translatableTables.find((each) => initialOf(each) === initial);
  return table === undefined ? null : keyOfParts(table, id, field, language);
}

/** The bookmark with the hashes of a unit. @param index makes it unique within the document */
export function hashBookmark(sourceHash: string, targetHash: string, index: number): string {
  return `_caeh_${sourceHash}_${targetHash}_${index}`;
}

/** The hashes of a unit when it was exported. */
export interface Hashes {
  readonly sourceHash: string | null;
  readonly targetHash: string | null;
}

/** The hashes of a bookmark of `hashBookmark`; null for others. */
export function readHashBookmark(name: string): Hashes | null {
  const [, source, target] = /^_caeh_(h\w+?)_(h\w+?)_\d+$/.exec(name) ?? [];
  return source === undefined ? null : { sourceHash: readHash(source), targetHash: readHash(target) };
}
