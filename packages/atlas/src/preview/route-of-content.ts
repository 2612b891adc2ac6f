import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LongitudeLatitude } from '../geometry/mercator.ts';

/** A leg of the route. */
export interface PreviewLeg {
  /** The year of its end, four digits; that of the leg before it if it is undated. */
  readonly year: string;
  readonly points: readonly LongitudeLatitude[];
}

/** The fields of a place in `content/expedition` that the drawing uses. */
export interface RoutedPlace {
  readonly seqid: number;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly date: string | null;
  readonly enddate: string | null;
  /** Latitude first. */
  readonly routejson: readonly (readonly [latitude: number, longitude: number])[];
  readonly ispathpart: boolean;
  readonly visited_on: string;
}

/** Reads the places of all files in `content/expedition`. */
export async function readRoutedPlaces(folder: string): Promise<RoutedPlace[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files.flatMap((file): RoutedPlace[] => JSON.parse(file).places ?? []);
}

/** Returns the legs between stops with known positions in travel order, without the sections that the map does not show to visitors. */
export function legsOfPlaces(places: readonly RoutedPlace[]): PreviewLeg[] {
  const legs: PreviewLeg[] = [];
  let previous: LongitudeLatitude | null = null;
  let year = '';
  for (const place of places.filter(isShownOnRoute).toSorted((a, b) => a.seqid - b.seqid)) {
    year = (place.enddate ?? place.date ?? year).slice(0, 4);
    if (place.latitude === null || place.longitude === null) continue;
    const end: LongitudeLatitude = [place.longitude, place.latitude];
    const route = place.routejson.map(([latitude, longitude]): LongitudeLatitude => [longitude, latitude]);
    if (previous !== null) legs.push({ year, points: [previous, ...route, end] });
    previous = end;
  }
  return legs;
}

/** The Manchurian expedition begins elsewhere, and only researchers see it on the map. */
function isShownOnRoute({ ispathpart, visited_on }: RoutedPlace): boolean {
  return ispathpart && visited_on !== 'manchuriaexp' && visited_on !== 'other';
}
