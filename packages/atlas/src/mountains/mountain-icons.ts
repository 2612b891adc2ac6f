import { crestCandidates, fineCandidates, reliefCandidates } from './mountain-candidates.ts';
import type { Candidate } from './mountain-candidates.ts';
import type { Elevation } from '../relief/elevation.ts';
import { worldSize } from '../geometry/mercator.ts';
import type { WorldPoint } from '../geometry/mercator.ts';
import type { NameAlongRun } from '../names/names.ts';
import { nearZoom } from '../tiles/near-tiles.ts';
import type { OpenGround } from './open-ground.ts';
import { scatter } from '../geometry/scatter.ts';

/** A hill, a mountain, or a mountain with permanent snow. */
export type MountainKind = 'hill' | 'peak' | 'snow';

/**
 * A mountain icon of the map, placed where the coarse elevation grid has a ridge; not the surveyed position of a
 * summit.
 */
export interface MountainIcon {
  readonly point: WorldPoint;
  /** The minimum zoom (512-pixel tiles). */
  readonly fromZoom: number;
  readonly kind: MountainKind;
  /** The number of the drawing of its kind, so that neighbours differ. */
  readonly variant: number;
  /** Its size in tenths of the normal size. */
  readonly tenths: number;
}

/**
 * By zoom (512-pixel tiles): the distance between icons in pixels, and the minimum score of icons off the named ranges.
 */
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
 * Places the mountain icons: in rows along the named ranges, and individually on steep ground; none in lakes, rivers
 * and towns. Deterministic.
 */
export function placeMountainIcons(
  grid: Elevation,
  ranges: readonly NameAlongRun[],
  isOpen: OpenGround,
): MountainIcon[] {
  const crests = ranges.flatMap((range) => crestCandidates(grid, range));
  const afar = ordered([...crests, ...reliefCandidates(grid)], isOpen);
  const near = ordered(fineCandidates(grid, nearZoom), isOpen);
  const chosen = new Map<Candidate, number>();
  for (const { zoom, pixels, score } of levels) {
    const candidates = zoom < nearZoom ? afar : [...afar, ...near];
    // Icons of lower zooms keep their place, and new ones are added between them.
    const eligible = [...chosen.keys()];
    for (const candidate of candidates) {
      if (candidate.score >= score && candidate.notBefore <= zoom && !chosen.has(candidate))
        eligible.push(candidate);
    }
    for (const candidate of scatter(eligible, pixels / worldSize(zoom))) {
      if (!chosen.has(candidate)) chosen.set(candidate, zoom);
    }
  }
  return [...chosen].map(([candidate, fromZoom]) => toIcon(candidate, fromZoom));
}

/** The candidates on open ground, sorted by descending score. */
function ordered(candidates: readonly Candidate[], isOpen: OpenGround): Candidate[] {
  return candidates.filter(({ point }) => isOpen(point)).sort((a, b) => b.score - a.score);
}

function toIcon(candidate: Candidate, fromZoom: number): MountainIcon {
  return {
    point: candidate.point,
    fromZoom,
    kind: classifyMountain(candidate),
    variant: 1 + Math.floor(candidate.seed * 3),
    tenths: pickSize(candidate),
  };
}

/** Crest icons are larger, and neighbours differ in size, because a row of equal icons would look like a hedge. */
function pickSize({ isCrest, seed }: Candidate): number {
  const chance = (seed * 7.31) % 1;
  return Math.round((isCrest ? 9 : 6) + chance * chance * (isCrest ? 6 : 3.4));
}

/** The snow line falls with the distance from the tropics: from about 4,900 m at 31 degrees to 2,600 m at 52. */
function classifyMountain({ metres, latitude, isCrest, score }: Candidate): MountainKind {
  const snowLine = Math.max(2100, 4900 - Math.max(0, latitude - 31) * 108) - (isCrest ? 450 : 0);
  if (metres > snowLine && (isCrest || score > 900)) return 'snow';
  return isCrest || metres > 2200 || score > 900 ? 'peak' : 'hill';
}
