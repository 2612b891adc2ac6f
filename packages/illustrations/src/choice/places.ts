import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the drawings need to know of a place: a part of its record. */
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
  readonly notes_en: string | null;
  readonly ispathpart: boolean | null;
}

/** A place whose position is known. */
export type LocatedPlace = IllustratedPlace & { readonly latitude: number; readonly longitude: number };

/** True where a place can be put on the map, and so be drawn. */
export function isLocated(place: IllustratedPlace): place is LocatedPlace {
  return typeof place.latitude === 'number' && typeof place.longitude === 'number';
}

/** Reads the places of every `*.json` file in a folder of content parts, in travel order. */
export async function readPlaces(folder: string): Promise<IllustratedPlace[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const places: IllustratedPlace[] = [];
  for (const name of names) {
    const part = JSON.parse(await readFile(join(folder, name), 'utf8')) as { places?: IllustratedPlace[] };
    places.push(...(part.places ?? []));
  }
  return inTravelOrder(places);
}

/** Sorts places by their order along the route. */
export function inTravelOrder(places: readonly IllustratedPlace[]): IllustratedPlace[] {
  return [...places].sort(
    (one, two) => (one.seqid ?? 1e9) - (two.seqid ?? 1e9) || one.place_id - two.place_id,
  );
}
