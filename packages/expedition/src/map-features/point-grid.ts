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
  // Flat lists of numbers instead of objects: this runs before the first drawing of the map.
  readonly #xs: number[] = [];
  readonly #ys: number[] = [];
  /** The index of the point that was added to the same cell before, or -1. */
  readonly #previous: number[] = [];
  /** The index of the last point of each cell. */
  readonly #last = new Map<number, number>();

  add(x: number, y: number): void {
    const key = cellKey(cellOf(x), cellOf(y));
    this.#previous.push(this.#last.get(key) ?? -1);
    this.#last.set(key, this.#xs.length);
    this.#xs.push(x);
    this.#ys.push(y);
  }

  /**
   * Returns the number of points inside a box, not on its edges.
   * @param limit the number after which counting stops
   * @param excluded a point that does not count
   */
  count({ left, top, right, bottom }: Box, limit = Infinity, excluded?: Point): number {
    let count = 0;
    const lastColumn = cellOf(right);
    const lastRow = cellOf(bottom);
    for (let column = cellOf(left); column <= lastColumn; column += 1)
      for (let row = cellOf(top); row <= lastRow; row += 1) {
        let index = this.#last.get(cellKey(column, row)) ?? -1;
        while (index >= 0) {
          const x = this.#xs[index] ?? 0;
          const y = this.#ys[index] ?? 0;
          const isInside = x > left && x < right && y > top && y < bottom;
          if (isInside && !(x === excluded?.x && y === excluded.y)) count += 1;
          if (count >= limit) return count;
          index = this.#previous[index] ?? -1;
        }
      }
    return count;
  }
}

function cellOf(coordinate: number): number {
  return Math.floor(coordinate / cellSize);
}

function cellKey(column: number, row: number): number {
  return column * cellsInRow + row;
}
