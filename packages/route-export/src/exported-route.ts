import type { Position } from '@cae-map/expedition/route/geography';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { lineLengthMetres } from '@cae-map/expedition/route/geography';

/** What the visitor has chosen to export. */
export interface RouteChoice {
  /** The ids of the first and the last place; 0 for none. */
  readonly fromId: number;
  readonly toId: number;
  /** The zoom of 256-pixel tiles up to which places are exported: 4 to 20. */
  readonly zoom: number;
}

/**
 * How the line of a leg is known: recorded along its way, inferred from the terrain, or straight because nothing of the way is
 * exported.
 */
export type LineSource = 'recorded' | 'inferred' | 'straight';

/** The line from the previous stop of the path, which may be left out by the zoom. */
export interface ExportedLeg {
  readonly from: Place;
  readonly to: Place;
  /** WGS84 degrees, both ends included; at least two points. */
  readonly points: readonly Position[];
  readonly source: LineSource;
  /** Measured along the points, in metres. */
  readonly lengthMetres: number;
}

/** The part of the route that is exported. */
export interface ExportedRoute {
  readonly choice: RouteChoice;
  /** Whether the last place is before the first, so that nothing is exported. */
  readonly isReversed: boolean;
  /** The exported stops in travel order. */
  readonly stops: readonly Place[];
  /** The legs between the first and the last of them in travel order, including those to left-out stops. */
  readonly legs: readonly ExportedLeg[];
  readonly lengthMetres: number;
}

/**
 * Selects the stops and legs of an export. Stops are path places between both ends by `seqid` with a `minzoom` above 0 and not above the
 * zoom. The legs of left-out stops in between remain. The recorded route of the last stop is cleared before the line is built, so that
 * its leg is straight.
 * @returns a route without stops if an end is unknown or the last place is before the first
 */
export function selectRoute(expedition: Expedition, choice: RouteChoice): ExportedRoute {
  const from = expedition.byId.get(choice.fromId);
  const to = expedition.byId.get(choice.toId);
  const stops =
    from === undefined || to === undefined
      ? []
      : expedition.path.filter(
          ({ record: { seqid, minzoom } }) =>
            seqid >= from.record.seqid && seqid <= to.record.seqid && minzoom > 0 && minzoom <= choice.zoom,
        );
  const legs = selectLegs(expedition, stops);
  return {
    choice,
    isReversed: from !== undefined && to !== undefined && to.record.seqid < from.record.seqid,
    stops,
    legs,
    lengthMetres: legs.reduce((sum, leg) => sum + leg.lengthMetres, 0),
  };
}

function selectLegs(expedition: Expedition, stops: readonly Place[]): ExportedLeg[] {
  const [first] = stops;
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return [];
  const { path } = expedition;
  const places = path.slice(path.indexOf(first) + 1, path.indexOf(last) + 1);
  return places.flatMap((place) => createLeg(expedition, place, place === last) ?? []);
}

function createLeg(expedition: Expedition, to: Place, isLast: boolean): ExportedLeg | null {
  const leg = expedition.getLeg(to.id);
  const from = typeof leg?.fromId === 'number' ? expedition.byId.get(leg.fromId) : undefined;
  if (leg === null || from === undefined) return null;
  const points = isLast ? clearRoute(leg.points, to.position) : leg.points;
  if (points.length < 2) return null;
  return {
    from,
    to,
    points,
    source: lineSource(points, leg.isInferred),
    lengthMetres: lineLengthMetres(points),
  };
}

/** The ends of a leg; only its start when the position of the place is unknown. */
function clearRoute(points: readonly Position[], end: Position | null): readonly Position[] {
  const start = points.slice(0, 1);
  return end === null || points.length < 2 ? start : [...start, end];
}

function lineSource(points: readonly Position[], isInferred: boolean): LineSource {
  if (points.length === 2) return 'straight';
  return isInferred ? 'inferred' : 'recorded';
}
