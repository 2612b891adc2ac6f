/** The cells of a dynamic programme near the diagonal: the costs of the last rows, and the shape of the last bead of every cell. */
export interface Band {
  /** The first and the last column of a row. */
  first(row: number): number;
  last(row: number): number;
  /** The cost of one of the last three rows; infinite outside of the band. */
  cost(row: number, column: number): number;
  set(row: number, column: number, cost: number, shape: number): void;
  shape(row: number, column: number): number;
}

/** Beads have at most two sentences of a language. */
const keptRows = 3;
/** A narrower band would not allow for a few untranslated sentences. */
const leastHalfWidth = 30;

/**
 * Creates the band from (0, 0) to (rows, columns), with `rows` at least `columns`. It is as wide as `mostCells` allows, at least 61 columns. The
 * cell (0, 0) has the cost 0.
 */
export function createBand(rows: number, columns: number, mostCells: number): Band {
  const half = Math.min(columns, Math.max(leastHalfWidth, Math.floor(mostCells / (2 * (rows + 1)))));
  const width = 2 * half + 1;
  const shapes = new Uint8Array((rows + 1) * width);
  const costs = Array.from({ length: keptRows }, () => new Float64Array(width).fill(Infinity));
  const rowOfCosts = new Int32Array(keptRows).fill(-1);
  const start = (row: number): number => Math.round((row * columns) / Math.max(rows, 1)) - half;
  const isInside = (row: number, column: number): boolean =>
    row >= 0 && column >= Math.max(0, start(row)) && column <= Math.min(columns, start(row) + width - 1);
  const band: Band = {
    first: (row) => Math.max(0, start(row)),
    last: (row) => Math.min(columns, start(row) + width - 1),
    cost(row, column) {
      if (!isInside(row, column) || rowOfCosts[row % keptRows] !== row) return Infinity;
      return costs[row % keptRows]?.[column - start(row)] ?? Infinity;
    },
    set(row, column, cost, shape) {
      const slot = row % keptRows;
      if (rowOfCosts[slot] !== row) {
        costs[slot]?.fill(Infinity);
        rowOfCosts[slot] = row;
      }
      costs[slot]?.fill(cost, column - start(row), column - start(row) + 1);
      shapes[row * width + column - start(row)] = shape;
    },
    shape: (row, column) => shapes[row * width + column - start(row)] ?? 0,
  };
  band.set(0, 0, 0, 0);
  return band;
}
