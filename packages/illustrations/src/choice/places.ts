import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The animals of a caravan. */
export type Caravan = 'horses' | 'camels' | 'yaks';

/** The fields of a place that illustrations depend on. */
export interface IllustratedPlace {
  readonly place_id: number;
  readonly seqid: number | null;
  readonly title_ru: string;
  readonly title_en: string;
  readonly title_modern: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly date: string | null;
  readonly enddate: string | null;
  readonly date_format: string | null;
  readonly place_type: string | null;
  readonly go_by: string | null;
  readonly visited_on: string | null;
  readonly overnight_place_en: string | null;
  /** The notes in Russian. */
  readonly notes?: string | null;
  readonly notes_en: string | null;
  /** The animals of the caravan from this stop on, until another stop names others. */
  readonly caravan?: Caravan | null;
  readonly ispathpart: boolean | null;
}

/** A place with a known position. */
export type LocatedPlace = IllustratedPlace & { readonly latitude: number; readonly longitude: number };

/** Returns whether a place has a position, which an illustration requires. */
export function isLocated(place: IllustratedPlace): place is LocatedPlace {
  return typeof place.latitude === 'number' && typeof place.longitude === 'number';
}

/** Reads the places of every content file in a folder, in travel order. */
export async function readPlaces(folder: string): Promise<IllustratedPlace[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const places: IllustratedPlace[] = [];
  for (const name of names) {
    const part = JSON.parse(await readFile(join(folder, name), 'utf8')) as { places?: IllustratedPlace[] };
    places.push(...(part.places ?? []));
  }
  return inTravelOrder(places);
}

/** Sorts places in travel order. */
export function inTravelOrder(places: readonly IllustratedPlace[]): IllustratedPlace[] {
  return [...places].sort(
    (one, two) => (one.seqid ?? 1e9) - (two.seqid ?? 1e9) || one.place_id - two.place_id,
  );
}
