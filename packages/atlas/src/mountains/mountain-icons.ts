import { crestCandidates, fineCandidates, reliefCandidates } from './mountain-candidates.ts';
import type { Candidate } from './mountain-candidates.ts';
import type { Elevation } from '../relief/elevation.ts';
import { worldSize } from '../geometry/mercator.ts';
import type { WorldPoint } from '../geometry/mercator.ts';
import type { NameAlongRun } from '../names/names.ts';
import { nearZoom } from '../tiles/near-tiles.ts';
import type { OpenGround } from './open-ground.ts';
import { scatter } from '../geometry/scatter.ts';

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
  { zoom: 6, pixels: 20, score: 480 },
  { zoom: 7, pixels: 24, score: 320 },
  { zoom: 8, pixels: 32, score: 230 },
  { zoom: 9, pixels: 44, score: 130 },
] as const;

/**
 * The signs of mountains: rows along the named ranges, and single ones where the grid is steep; none in a lake, a river or
 * a town. Always the same.
 */
export function mountainSigns(
  grid: Elevation,
  ranges: readonly NameAlongRun[],
  isOpen: OpenGround,
): MountainSign[] {
  const crests = ranges.flatMap((range) => crestCandidates(grid, range));
  const afar = ordered([...crests, ...reliefCandidates(grid)], isOpen);
  const near = ordered(fineCandidates(grid, nearZoom), isOpen);
  const chosen = new Map<Candidate, number>();
  for (const { zoom, pixels, score } of levels) {
    const candidates = zoom < nearZoom ? afar : [...afar, ...near];
    // Signs of lower zooms stay where they are, and new ones come between them.
    const eligible = [...chosen.keys()];
    for (const candidate of candidates) {
      if (candidate.score >= score && candidate.notBefore <= zoom && !chosen.has(candidate))
        eligible.push(candidate);
    }
    for (const candidate of scatter(eligible, pixels / worldSize(zoom))) {
      if (!chosen.has(candidate)) chosen.set(candidate, zoom);
    }
  }
  return [...chosen].map(([candidate, fromZoom]) => signOf(candidate, fromZoom));
}

/** Those on open ground, the best first. */
function ordered(candidates: readonly Candidate[], isOpen: OpenGround): Candidate[] {
  return candidates.filter(({ point }) => isOpen(point)).sort((a, b) => b.score - a.score);
}

function signOf(candidate: Candidate, fromZoom: number): MountainSign {
  return {
    point: candidate.point,
    fromZoom,
    kind: kindOf(candidate),
    variant: 1 + Math.floor(candidate.seed * 3),
    tenths: tenthsOf(candidate),
  };
}

/** The great stand out, and no two neighbours are alike: a row of equal signs would look like a hedge. */
function tenthsOf({ isCrest, seed }: Candidate): number {
  const chance = (seed * 7.31) % 1;
  return Math.round((isCrest ? 9 : 6) + chance * chance * (isCrest ? 6 : 3.4));
}

/** Snow lies lower the farther a mountain is from the tropics: from about 4,900 m at 31 degrees to 2,600 m at 52. */
function kindOf({ metres, latitude, isCrest, score }: Candidate): MountainKind {
  const snowLine = Math.max(2100, 4900 - Math.max(0, latitude - 31) * 108) - (isCrest ? 450 : 0);
  if (metres > snowLine && (isCrest || score > 900)) return 'snow';
  return isCrest || metres > 2200 || score > 900 ? 'peak' : 'hill';
}
