import { lineLengthMetres } from '@cae-map/expedition/route/geography';
import type { Position } from '@cae-map/expedition/route/geography';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import type { ExportedLeg, LineSource } from '@cae-map/route-export/exported-route';

/** How the line of a leg that joins several is known: as the least certain of them. */
const leastCertain: readonly LineSource[] = ['straight', 'inferred', 'recorded'];

interface OpenLine {
  readonly from: Place;
  readonly points: readonly Position[];
  readonly sources: ReadonlySet<LineSource>;
}

/**
 * The legs between the published stops, in travel order. The legs to and from a stop that is not published are one leg, as they are one
 * line on the map.
 */
export function publishedLegs(expedition: Expedition, isPublished: (place: Place) => boolean): ExportedLeg[] {
  const legs: ExportedLeg[] = [];
  let open: OpenLine | null = null;
  for (const to of expedition.path) {
    const leg = expedition.getLeg(to.id);
    const from = typeof leg?.fromId === 'number' ? expedition.byId.get(leg.fromId) : undefined;
    if (leg === null || from === undefined || leg.points.length < 2) {
      open = null;
      continue;
    }
    const source = lineSource(leg.points, leg.isInferred);
    const line: OpenLine | null =
      open !== null
        ? {
            from: open.from,
            points: [...open.points, ...leg.points.slice(1)],
            sources: new Set([...open.sources, source]),
          }
        : isPublished(from)
          ? { from, points: leg.points, sources: new Set([source]) }
          : null;
    open = isPublished(to) ? null : line;
    if (line !== null && isPublished(to)) legs.push(toLeg(line, to));
  }
  return legs;
}

function toLeg({ from, points, sources }: OpenLine, to: Place): ExportedLeg {
  const source = leastCertain.find((each) => sources.has(each)) ?? 'straight';
  return { from, to, points, source, lengthMetres: lineLengthMetres(points) };
}

function lineSource(points: readonly Position[], isInferred: boolean): LineSource {
  if (points.length === 2) return 'straight';
  return isInferred ? 'inferred' : 'recorded';
}
