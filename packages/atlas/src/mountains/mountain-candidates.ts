import { cellOf, metresAt, metresBetween, positionOfCell, reliefAround } from '../relief/elevation.ts';
import type { Elevation } from '../relief/elevation.ts';
import { fromWorld, toWorld } from '../geometry/mercator.ts';
import { isInNearTiles } from '../tiles/near-tiles.ts';
import type { NameAlongRun } from '../names/names.ts';
import { polyline, rounded } from '../geometry/polyline.ts';
import type { Spaced } from '../geometry/scatter.ts';

/** A spot where a mountain may be drawn. */
export interface Candidate extends Spaced {
  /** The higher, the earlier it is drawn when one zooms in. */
  readonly score: number;
  /** The zoom (512-pixel tiles) before which it is not drawn. */
  readonly notBefore: number;
  readonly isCrest: boolean;
  readonly metres: number;
  readonly latitude: number;
  /** From 0 to below 1, always the same for the same spot. */
  readonly seed: number;
}

/** Steps along a crest, in parts of the Mercator square: about 6 km at 35 degrees. */
const crestStep = 1 / 5400;
/** Rows of signs beside the crest: how far aside (in the same unit), and how much room a sign there wants. */
const rows = [
  { aside: 0, gap: 0.72, score: 0 },
  { aside: 1 / 1700, gap: 0.95, score: -700 },
  { aside: -1 / 1700, gap: 0.95, score: -750 },
  { aside: 1 / 900, gap: 1.3, score: -1300 },
  { aside: -1 / 900, gap: 1.3, score: -1350 },
] as const;

/** Spots along the crest of a named range and in rows beside it, where the ground is high enough. */
export function crestCandidates(grid: Elevation, { run, from }: NameAlongRun): Candidate[] {
  const line = polyline(rounded(run.map(toWorld)));
  const candidates: Candidate[] = [];
  for (const [rowIndex, row] of rows.entries()) {
    for (let step = 0; step * crestStep < line.length; step++) {
      const seed = hash(
        step + Math.round((run[0]?.[0] ?? 0) * 100),
        rowIndex + Math.round((run[0]?.[1] ?? 0) * 100),
      );
      const distance = (step + seed * 0.8) * crestStep;
      const [x, y] = line.at(distance);
      const [nextX, nextY] = line.at(distance + crestStep);
      const length = Math.hypot(nextX - x, nextY - y);
      const aside = row.aside + (hash(rowIndex, step) - 0.5) * 0.000_35;
      const point = [x + ((nextY - y) / length) * aside, y - ((nextX - x) / length) * aside] as const;
      const position = fromWorld(point);
      const metres = highestNear(grid, ...cellOf(grid, position));
      if (metres < 800 + Math.abs(row.score) * 0.5) continue;
      candidates.push({
        point,
        gap: row.gap,
        score: 3800 - from * 260 + row.score + seed * 60,
        notBefore: from - 2.5 + (rowIndex === 0 ? 0 : 1),
        isCrest: rowIndex < 3,
        metres,
        latitude: position[1],
        seed,
      });
    }
  }
  return candidates;
}

/** The crest drawn by hand may miss the crest of the grid by a cell. */
function highestNear(grid: Elevation, column: number, row: number): number {
  const heights = [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].map((dx) => metresBetween(grid, column + dx, row + dy)),
  );
  return Math.max(...heights);
}

/** Spots anywhere else where the grid rises steeply, moved a little so that its rows do not show. */
export function reliefCandidates(grid: Elevation): Candidate[] {
  const candidates: Candidate[] = [];
  for (let row = 4; row < grid.height - 4; row++) {
    for (let column = 4; column < grid.width - 4; column++) {
      const metres = metresAt(grid, column, row);
      if (metres < 700) continue;
      const relief = reliefAround(grid, column, row);
      const rise = metres - meanAround(grid, column, row);
      const score = relief * 0.5 + rise * 1.1;
      if (relief < 260 || rise < 0 || score < 260) continue;
      const seed = hash(column, row);
      const aside = hash(row, column);
      const position = positionOfCell(grid, column + (seed - 0.5) * 0.9, row + (aside - 0.5) * 0.9);
      candidates.push({
        point: toWorld(position),
        gap: 1.5 + aside,
        score: score * (0.92 + 0.16 * seed),
        notBefore: 3,
        isCrest: false,
        metres,
        latitude: position[1],
        seed,
      });
    }
  }
  return candidates;
}

/** Spots that are tried in a cell of the grid near by; about half of them find room. */
const spotsPerCell = 5;

/** Spots between those of {@link reliefCandidates}, for the zooms at which a cell of the grid fills a hand's breadth. */
export function fineCandidates(grid: Elevation, notBefore: number): Candidate[] {
  const candidates: Candidate[] = [];
  for (let row = 4; row < grid.height - 4; row++) {
    for (let column = 4; column < grid.width - 4; column++) {
      if (!isInNearTiles(toWorld(positionOfCell(grid, column, row)))) continue;
      const relief = reliefAround(grid, column, row);
      if (relief < 330 || metresAt(grid, column, row) < 250) continue;
      for (let spot = 0; spot < spotsPerCell; spot++) {
        const seed = hash(column * spotsPerCell + spot, row);
        const aside = hash(row, column * spotsPerCell + spot);
        const x = column + seed - 0.5;
        const y = row + aside - 0.5;
        const position = positionOfCell(grid, x, y);
        candidates.push({
          point: toWorld(position),
          gap: 1.1 + aside * 0.9,
          score: relief * 0.4 + seed * 200,
          notBefore,
          isCrest: false,
          metres: metresBetween(grid, x, y),
          latitude: position[1],
          seed,
        });
      }
    }
  }
  return candidates;
}

/** Mean height of a ring about 60 km away. */
function meanAround(grid: Elevation, column: number, row: number): number {
  let sum = 0;
  for (let step = 0; step < 16; step++) {
    const angle = (step / 16) * 2 * Math.PI;
    sum += metresAt(grid, Math.round(column + 3 * Math.cos(angle)), Math.round(row + 3 * Math.sin(angle)));
  }
  return sum / 16;
}

/** A number from 0 to below 1 that two whole numbers always give. */
function hash(a: number, b: number): number {
  let bits = Math.imul(a ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(b ^ 0xc2b2_ae35, 0x27d4_eb2f);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d);
  bits ^= bits >>> 13;
  return (bits >>> 0) / 2 ** 32;
}
