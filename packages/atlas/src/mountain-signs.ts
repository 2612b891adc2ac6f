import { crestCandidates, reliefCandidates } from './mountain-candidates.ts';
import type { Candidate } from './mountain-candidates.ts';
import type { Elevation } from './elevation.ts';
import { worldSize } from './mercator.ts';
import type { WorldPoint } from './mercator.ts';
import type { NameAlongRun } from './names.ts';
import { scatter } from './scatter.ts';

/** A hill, a mountain, or one that keeps its snow. */
export type MountainKind = 'hill' | 'peak' | 'snow';

/** A sign of a mountain on the map: it stands where the coarse grid has a ridge, and is no survey of a summit. */
export interface MountainSign {
  readonly point: WorldPoint;
  /** The zoom (512-pixel tiles) from which it is drawn. */
  readonly fromZoom: number;
  readonly kind: MountainKind;
  /** Which of the drawings of its kind it is, so that no two neighbours look alike. */
  readonly variant: number;
  /** How large it is drawn, in tenths of the usual size. */
  readonly tenths: number;
}

/** The distance that signs keep in pixels, by zoom (512-pixel tiles), and what a sign beside the named ranges must score. */
const levels = [
  { zoom: 1, pixels: 7.5, score: 2600 },
  { zoom: 2, pixels: 9, score: 2150 },
  { zoom: 3, pixels: 11, score: 1650 },
  { zoom: 4, pixels: 13, score: 1200 },
  { zoom: 5, pixels: 17, score: 760 },
  { zoom: 6, pixels: 23, score: 480 },
  { zoom: 7, pixels: 33, score: 320 },
  { zoom: 8, pixels: 52, score: 260 },
] as const;

/** The signs of mountains: rows along the named ranges, and single ones where the grid is steep. Always the same. */
export function mountainSigns(grid: Elevation, ranges: readonly NameAlongRun[]): MountainSign[] {
  const crests = ranges.flatMap((range) => crestCandidates(grid, range));
  const others = reliefCandidates(grid);
  const candidates = [...crests, ...others].sort((a, b) => b.score - a.score);
  const chosen = new Map<Candidate, number>();
  for (const { zoom, pixels, score } of levels) {
    const eligible = candidates.filter(
      (candidate) => chosen.has(candidate) || (candidate.score >= score && candidate.notBefore <= zoom),
    );
    // Signs of lower zooms stay where they are, and new ones come between them.
    eligible.sort((a, b) => Number(chosen.has(b)) - Number(chosen.has(a)));
    for (const candidate of scatter(eligible, pixels / worldSize(zoom))) {
      if (!chosen.has(candidate)) chosen.set(candidate, zoom);
    }
  }
  return [...chosen].map(([candidate, fromZoom]) => ({
    point: candidate.point,
    fromZoom,
    kind: kindOf(candidate),
    variant: 1 + Math.floor(candidate.seed * 3),
    tenths: tenthsOf(candidate),
  }));
}

/** The great stand out, and no two neighbours are alike: a row of equal signs would look like a hedge. */
function tenthsOf({ isCrest, seed }: Candidate): number {
  const chance = (seed * 7.31) % 1;
  return Math.round((isCrest ? 8 : 7) + chance * chance * (isCrest ? 5.5 : 3));
}

/** Snow lies lower the farther a mountain is from the tropics: from about 4,900 m at 31 degrees to 2,600 m at 52. */
function kindOf({ metres, latitude, isCrest, score }: Candidate): MountainKind {
  const snowLine = Math.max(2100, 4900 - Math.max(0, latitude - 31) * 108) - (isCrest ? 450 : 0);
  if (metres > snowLine && (isCrest || score > 900)) return 'snow';
  return isCrest || metres > 2200 || score > 900 ? 'peak' : 'hill';
}
