import { readFile } from 'node:fs/promises';
import type { Language } from '@cae-map/contract/enumerations';
import type { LongitudeLatitude } from '../geometry/mercator.ts';
import { recordByLanguage } from './languages.ts';

/*
 * The fields of the entries of the name files. Every reader throws when its value is invalid; the message contains `where`: the
 * file, the list and the index.
 */

/** A name in the languages of the map. */
export interface MapName extends Readonly<Record<`name_${Language}`, string>> {
  /** The minimum zoom (256-pixel tiles). */
  readonly from: number;
}

export async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

export function readField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

export function readList<Item>(
  value: unknown,
  where: string,
  read: (entry: unknown, where: string) => Item,
): Item[] {
  if (!Array.isArray(value)) throw new Error(`${where}: a list is missing`);
  return value.map((entry, index) => read(entry, `${where}[${index}]`));
}

export function readName(entry: unknown, where: string): MapName {
  return {
    ...recordByLanguage('name_', (language) => {
      const field = `name_${language}`;
      return readText(readField(entry, field), `${where} ${field}`);
    }),
    from: readNumber(readField(entry, 'from'), `${where} from`),
  };
}

function readText(value: unknown, where: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`${where}: a text is missing`);
  return value;
}

export function readNumber(value: unknown, where: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`${where}: a number is missing`);
  return value;
}

export function readPosition(value: unknown, where: string): LongitudeLatitude {
  const [longitude, latitude] = readList(value, where, readNumber);
  if (
    longitude === undefined ||
    latitude === undefined ||
    Math.abs(latitude) > 85 ||
    Math.abs(longitude) > 200
  ) {
    throw new Error(`${where}: not a position of longitude and latitude`);
  }
  return [longitude, latitude];
}
