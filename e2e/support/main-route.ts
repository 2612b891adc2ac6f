import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface StopOfContent {
  readonly place_id: number;
  readonly seqid: number;
  readonly latitude: number | null;
  readonly minzoom: number;
  readonly ispathpart: boolean;
}

const folder = join(import.meta.dirname, '../../content/expedition');

/** The number of stops of the main route, from place 5 to place 151, that are ever labelled. */
export function countStopsOfMainRoute(): number {
  const places = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const part = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { places?: StopOfContent[] };
      return part.places ?? [];
    });
  const seqidOf = (id: number) => places.find(({ place_id }) => place_id === id)?.seqid ?? Number.NaN;
  return places.filter(
    ({ seqid, latitude, minzoom, ispathpart }) =>
      ispathpart && latitude !== null && minzoom > 0 && seqid >= seqidOf(5) && seqid <= seqidOf(151),
  ).length;
}
