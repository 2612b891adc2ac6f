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
}

/** The distance that signs keep in pixels, by zoom (512-pixel tiles), and what a sign beside the named ranges must score. */
const levels = [
  { zoom: 1, pixels: 7.5, score: 2200 },
  { zoom: 2, pixels: 8.5, score: 1700 },
  { zoom: 3, pixels: 9.5, score: 1250 },
  { zoom: 4, pixels: 11.5, score: 850 },
  { zoom: 5, pixels: 15, score: 560 },
  { zoom: 6, pixels: 21, score: 400 },
  { zoom: 7, pixels: 32, score: 300 },
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
  }));
}

/** Snow lies lower the farther a mountain is from the tropics: from about 4,900 m at 31 degrees to 2,600 m at 52. */
function kindOf({ metres, latitude, isCrest, score }: Candidate): MountainKind {
  const snowLine = Math.max(2100, 4900 - Math.max(0, latitude - 31) * 108) - (isCrest ? 450 : 0);
  if (metres > snowLine && (isCrest || score > 900)) return 'snow';
  return isCrest || metres > 2200 || score > 900 ? 'peak' : 'hill';
}
