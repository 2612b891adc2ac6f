/** The position and spacing of the posts of a grid: plate carrée, WGS84, row by row from the north-west. */
export interface GridLayout {
  /** Degrees of the first column and of the first row. */
  readonly west: number;
  readonly north: number;
  readonly postsPerDegree: number;
  readonly width: number;
  readonly height: number;
}

/** The four posts around a position: their indices and weights for bilinear interpolation. */
export interface PostsAround {
  /** The index of the north-western post; the others are one column and one row further. */
  readonly column: number;
  readonly row: number;
  /** The share of the eastern column and of the southern row, 0 to 1. */
  readonly east: number;
  readonly south: number;
}

/** Finds the posts around a position in degrees; undefined outside the grid or if the position is not finite. */
export function postsAround(
  { west, north, postsPerDegree, width, height }: GridLayout,
  longitude: number,
  latitude: number,
): PostsAround | undefined {
  const x = (longitude - west) * postsPerDegree;
  const y = (north - latitude) * postsPerDegree;
  // Also false for NaN.
  if (!(x >= 0 && x <= width - 1 && y >= 0 && y <= height - 1)) return undefined;
  // On the last column and row the posts are those of the cell before.
  const column = Math.min(Math.floor(x), width - 2);
  const row = Math.min(Math.floor(y), height - 2);
  return { column, row, east: x - column, south: y - row };
}

/** Interpolates between the heights of the north-western, north-eastern, south-western and south-eastern posts. */
export function interpolate(
  { east, south }: PostsAround,
  [northWest, northEast, southWest, southEast]: readonly [number, number, number, number],
): number {
  const north = northWest + (northEast - northWest) * east;
  const southern = southWest + (southEast - southWest) * east;
  return north + (southern - north) * south;
}
