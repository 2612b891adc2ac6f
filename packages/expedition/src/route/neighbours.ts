import type { PlaceRecord } from '@cae-map/contract/entities/place';

type Stop = Pick<PlaceRecord, 'place_id' | 'seqid' | 'ispathpart' | 'minzoom' | 'visited_on'>;

/** The number of consecutive places with a negative minzoom that previous and next skip. */
const skippedPlacesLimit = 2;

/** Comparator for travel order: by `seqid`, then by id. */
export function compareTravelOrder(a: Stop, b: Stop): number {
  return a.seqid - b.seqid || a.place_id - b.place_id;
}

/**
 * Returns whether a new journey starts between two stops. The main and the Manchurian expedition are six years apart:
 * no line, distance or step connects them.
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
 * The neighbours of every path stop. `path` contains the path stops in travel order, of one journey or several. Stops
 * with a negative minzoom are skipped, at most two in a row.
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
