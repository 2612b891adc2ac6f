import { toCell, metresAt, metresBetween, toPosition, reliefAround } from '../relief/elevation.ts';
import type { Elevation } from '../relief/elevation.ts';
import { fromWorld, toWorld } from '../geometry/mercator.ts';
import { isInNearTiles } from '../tiles/near-tiles.ts';
import type { NameAlongRun } from '../names/names.ts';
import { polyline, smoothLine } from '../geometry/polyline.ts';
import type { Spaced } from '../geometry/scatter.ts';

/** A point where a mountain icon may be placed. */
export interface Candidate extends Spaced {
  /** Icons with a higher score appear at lower zooms. */
  readonly score: number;
  /** The minimum zoom (512-pixel tiles). */
  readonly notBefore: number;
  readonly isCrest: boolean;
  readonly metres: number;
  readonly latitude: number;
  /** 0 to below 1, deterministic for the point. */
  readonly seed: number;
}

/** The distance between points along a crest in the Mercator square: about 6 km at 35 degrees. */
const crestStep = 1 / 5400;
/** Rows of icons beside the crest: their offset (in the same unit), and the gap of an icon. */
const rows = [
  { aside: 0, gap: 0.72, score: 0 },
  { aside: 1 / 1700, gap: 0.95, score: -700 },
  { aside: -1 / 1700, gap: 0.95, score: -750 },
  { aside: 1 / 900, gap: 1.3, score: -1300 },
  { aside: -1 / 900, gap: 1.3, score: -1350 },
] as const;

/** Candidates along the crest of a named range and in rows beside it, on sufficiently high ground. */
export function crestCandidates(grid: Elevation, { run, from }: NameAlongRun): Candidate[] {
  const line = polyline(smoothLine(run.map(toWorld)));
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
      const metres = highestNear(grid, ...toCell(grid, position));
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

/** The hand-drawn crest may be one cell off the crest of the grid. */
function highestNear(grid: Elevation, column: number, row: number): number {
  const heights = [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].map((dx) => metresBetween(grid, column + dx, row + dy)),
  );
  return Math.max(...heights);
}

/** Candidates on all other steep ground, jittered so that the grid is not visible. */
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
      const position = toPosition(grid, column + (seed - 0.5) * 0.9, row + (aside - 0.5) * 0.9);
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

/** The number of candidates per cell of the grid in the near tiles; about half of them are placed. */
const spotsPerCell = 5;

/**
 * Candidates between those of {@link reliefCandidates}, for zooms at which a cell of the grid covers a large part of
 * the screen.
 */
export function fineCandidates(grid: Elevation, notBefore: number): Candidate[] {
  const candidates: Candidate[] = [];
  for (let row = 4; row < grid.height - 4; row++) {
    for (let column = 4; column < grid.width - 4; column++) {
      if (!isInNearTiles(toWorld(toPosition(grid, column, row)))) continue;
      const relief = reliefAround(grid, column, row);
      if (relief < 330 || metresAt(grid, column, row) < 250) continue;
      for (let spot = 0; spot < spotsPerCell; spot++) {
        const seed = hash(column * spotsPerCell + spot, row);
        const aside = hash(row, column * spotsPerCell + spot);
        const x = column + seed - 0.5;
        const y = row + aside - 0.5;
        const position = toPosition(grid, x, y);
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

/** The mean height of a ring at about 60 km. */
function meanAround(grid: Elevation, column: number, row: number): number {
  let sum = 0;
  for (let step = 0; step < 16; step++) {
    const angle = (step / 16) * 2 * Math.PI;
    sum += metresAt(grid, Math.round(column + 3 * Math.cos(angle)), Math.round(row + 3 * Math.sin(angle)));
  }
  return sum / 16;
}

/** A deterministic number from 0 to below 1 for two integers. */
function hash(a: number, b: number): number {
  let bits = Math.imul(a ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.imul(b ^ 0xc2b2_ae35, 0x27d4_eb2f);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b_3c6d);
  bits ^= bits >>> 13;
  return (bits >>> 0) / 2 ** 32;
}
