/** A feature as far as its density on the map is concerned. */
export interface ThinnedFeature {
  /** Features of another class do not replace it, so that a filter of classes leaves no gap. */
  readonly className: string;
  /** Where it is drawn, in CSS pixels of the world at the zoom of the tiles. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** The largest size of cells in CSS pixels. */
const largestCell = 128;
const tilePixels = 512;
/** More cells than the world has in a row at any zoom of tiles that are thinned. */
const cellsInRow = 2 ** 24;

/**
 * Keeps the features of a zoom that can be seen, if a tile has more points of them than a limit: a feature is dropped when earlier features
 * of its class are in all of its cells. The cells are the smallest ones with which each tile is within the limit.
 * @param features the important ones first
 * @param finestCell the smallest size of cells in CSS pixels
 */
export function thinFeatures<Feature extends ThinnedFeature>(
  features: readonly Feature[],
  { pointsOfTile, finestCell }: { readonly pointsOfTile: number; readonly finestCell: number },
): readonly Feature[] {
  let kept = features;
  // What is covered in small cells is also covered in larger ones.
  for (let size = finestCell; size <= largestCell && countInFullestTile(kept) > pointsOfTile; size *= 2)
    kept = keepVisible(kept, size);
  return kept;
}

function keepVisible<Feature extends ThinnedFeature>(
  features: readonly Feature[],
  cellSize: number,
): readonly Feature[] {
  const takenByClass = new Map<string, Set<number>>();
  return features.filter(({ className, points }) => {
    const taken = takenByClass.get(className) ?? new Set<number>();
    takenByClass.set(className, taken);
    const before = taken.size;
    takeCells(points, cellSize, taken);
    return taken.size > before;
  });
}

/** Adds the cells along the points, which may be farther apart than a cell. Takes no list of them: a route has a million. */
function takeCells(points: ThinnedFeature['points'], size: number, taken: Set<number>): void {
  let [previousX, previousY] = points[0] ?? [0, 0];
  for (const [x, y] of points) {
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x - previousX), Math.abs(y - previousY)) / size));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      const column = Math.floor((previousX + share * (x - previousX)) / size);
      const row = Math.floor((previousY + share * (y - previousY)) / size);
      taken.add(column * cellsInRow + row);
    }
    [previousX, previousY] = [x, y];
  }
}

/** The number of points in the fullest tile. */
function countInFullestTile(features: readonly ThinnedFeature[]): number {
  const counts = new Map<number, number>();
  let most = 0;
  for (const { points } of features)
    for (const [x, y] of points) {
      const tile = Math.floor(x / tilePixels) * cellsInRow + Math.floor(y / tilePixels);
      const count = (counts.get(tile) ?? 0) + 1;
      counts.set(tile, count);
      most = Math.max(most, count);
    }
  return most;
}
