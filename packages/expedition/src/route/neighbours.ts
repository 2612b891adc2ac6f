import type { PlaceRecord } from '@cae-map/contract/entities/place';

type Stop = Pick<PlaceRecord, 'place_id' | 'seqid' | 'ispathpart' | 'minzoom' | 'visited_on'>;

/** How many places with a negative minzoom in a row previous and next pass over. */
const skippedPlacesLimit = 2;

/** Orders places along the journey: by `seqid`, and by id where that is equal. */
export function compareTravelOrder(a: Stop, b: Stop): number {
  return a.seqid - b.seqid || a.place_id - b.place_id;
}

/**
 * Tells whether a new journey starts between two stops. Six years and an ocean lie between the main expedition and the
 * one to Manchuria: no line, distance or step leads from one to the other.
 */
export function startsJourney(previous: Pick<Stop, 'visited_on'>, place: Pick<Stop, 'visited_on'>): boolean {
  return (previous.visited_on === 'manchuriaexp') !== (place.visited_on === 'manchuriaexp');
}

/** The neighbours of a stop along the route, by place id. */
export interface Neighbours {
  readonly previousId: number | null;
  readonly nextId: number | null;
}

/**
 * The neighbours of every path stop. `path` holds the path stops in travel order, one journey or several. Stops with a
 * negative minzoom are passed over, at most two in a row.
 */
export function neighboursAlongPath(path: readonly Stop[]): ReadonlyMap<number, Neighbours> {
  const neighbours = new Map<number, Neighbours>();
  path.forEach((stop, index) => {
    neighbours.set(stop.place_id, {
      previousId: neighbour(path, index, -1)?.place_id ?? null,
      nextId: neighbour(path, index, 1)?.place_id ?? null,
    });
  });
  return neighbours;
}

function neighbour(path: readonly Stop[], index: number, step: 1 | -1): Stop | null {
  const here = path[index];
  for (let distance = 1; distance <= skippedPlacesLimit + 1; distance += 1) {
    const candidate = path[index + step * distance];
    if (here === undefined || candidate === undefined || startsJourney(here, candidate)) return null;
    if (candidate.minzoom >= 0) return candidate;
  }
  return null;
}
