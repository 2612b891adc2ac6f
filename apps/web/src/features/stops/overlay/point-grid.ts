export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The width of a cell in pixels; about the height of a label, so that few points outside of a box are tested. */
const cellSize = 24;
/** More cells than a world of zoom 7 has in a row. */
const cellsInRow = 2 ** 16;

/** Counts points in boxes without testing all points. Coordinates are pixels. */
export class PointGrid {
  readonly #cells = new Map<number, Point[]>();

  add(point: Point): void {
    const key = cellKey(cellOf(point.x), cellOf(point.y));
    const points = this.#cells.get(key);
    if (points === undefined) this.#cells.set(key, [point]);
    else points.push(point);
  }

  /** Returns the number of points inside a box, not on its edges, that pass the filter. */
  count({ left, top, right, bottom }: Box, isCounted: (point: Point) => boolean = () => true): number {
    let count = 0;
    for (let column = cellOf(left); column <= cellOf(right); column += 1)
      for (let row = cellOf(top); row <= cellOf(bottom); row += 1)
        for (const point of this.#cells.get(cellKey(column, row)) ?? [])
          if (point.x > left && point.x < right && point.y > top && point.y < bottom && isCounted(point))
            count += 1;
    return count;
  }
}

function cellOf(coordinate: number): number {
  return Math.floor(coordinate / cellSize);
}

function cellKey(column: number, row: number): number {
  return column * cellsInRow + row;
}
