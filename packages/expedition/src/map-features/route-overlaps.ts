import { overlapOffset, rampPart, rampPixels } from '../route/offset-ramp.ts';
import { splitOverlaps, type LinePart } from '../route/overlaps.ts';
import type { Expedition } from '../to-expedition.ts';
import type { Feature, LineString, Position } from 'geojson';
import { findNearLegs } from './near-legs.ts';
import { legFeatures, routeFeatures, type RouteDetail, type RouteProperties } from './route-features.ts';
import type { PlanePoint } from '../route/segment-index.ts';

/** The properties of an offset piece: those of its leg, and its offset to the right of the direction in CSS pixels. */
export interface OffsetProperties extends RouteProperties {
  readonly offset: number;
}

/** The route, split where legs overlap. */
export interface SplitRoute {
  /** The parts that are drawn in place, at every level of detail. */
  readonly plain: readonly Feature<LineString, RouteProperties>[];
  /** Creates the offset parts at a whole zoom of 256-pixel tiles, of its level of detail. */
  readonly createOffset: (zoom: number) => readonly Feature<LineString, OffsetProperties>[];
}

/**
 * The distance up to which legs overlap, in degrees of the equator: about one and a half pixels at the highest zoom of a level
 * of detail, and 200 m for the full one.
 */
const tolerances: Readonly<Record<RouteDetail, number>> = { low: 0.03, middle: 0.008, full: 0.002 };

interface SplitLeg {
  readonly leg: Feature<LineString, RouteProperties>;
  readonly parts: readonly LinePart[];
}

const allDetails: readonly RouteDetail[] = ['low', 'middle', 'full'];

/**
 * Splits the legs of the route where they overlap. Takes a few milliseconds, so it is done once, after the first drawing.
 * @param details the levels of detail of the parts
 */
export function splitRoute(expedition: Expedition, details = allDetails): SplitRoute {
  return splitFeatures(routeFeatures(expedition).features, details);
}

/**
 * Splits the legs to some stops where they overlap with any leg. Their parts are those of `splitRoute`, but only the legs near them are
 * compared.
 */
export function splitLegs(expedition: Expedition, placeIds: ReadonlySet<number>): SplitRoute {
  const split = splitFeatures(
    legFeatures(expedition, findNearLegs(expedition.legs, placeIds, Math.max(...Object.values(tolerances)))),
    allDetails,
  );
  const isWanted = ({ properties }: Feature<LineString, RouteProperties>) =>
    placeIds.has(properties.place_id);
  return {
    plain: split.plain.filter(isWanted),
    createOffset: (zoom) => split.createOffset(zoom).filter(isWanted),
  };
}

function splitFeatures(
  features: readonly Feature<LineString, RouteProperties>[],
  details: readonly RouteDetail[],
): SplitRoute {
  const legs: SplitLeg[] = details.flatMap((detail) => {
    const ofDetail = features.filter(({ properties }) => properties.detail === detail);
    const lines = ofDetail.map(({ geometry }) => geometry.coordinates.map((point) => toPlane(point)));
    const parts = splitOverlaps(lines, tolerances[detail]);
    return ofDetail.map((leg, index) => ({ leg, parts: parts[index] ?? [] }));
  });
  return {
    plain: legs.flatMap(({ leg, parts }) =>
      parts.length === 1 && parts[0]?.side === 0
        ? [leg]
        : parts.filter(({ side }) => side === 0).map(({ points }) => cut(leg, points, leg.properties)),
    ),
    createOffset: (zoom) => legs.flatMap((leg, index) => offsetPieces(leg, legs, index, zoom)),
  };
}

function offsetPieces(
  { leg, parts }: SplitLeg,
  legs: readonly SplitLeg[],
  index: number,
  zoom: number,
): Feature<LineString, OffsetProperties>[] {
  const { detail } = leg.properties;
  if (detail !== detailAt(zoom)) return [];
  const rampLength = (rampPixels * 360) / (256 * 2 ** zoom);
  const pixels = overlapOffset(zoom);
  return parts.flatMap((part, partIndex) => {
    if (part.side === 0) return [];
    const before = parts[partIndex - 1] ?? continuing(legs[index - 1], leg, 'before');
    const after = parts[partIndex + 1] ?? continuing(legs[index + 1], leg, 'after');
    const ends = { atStart: before?.side !== part.side, atEnd: after?.side !== part.side };
    return rampPart(part, rampLength, ends).map(({ points, offset }) =>
      cut(leg, points, { ...leg.properties, offset: offset * pixels }),
    );
  });
}

/** The adjoining part of the previous or the next leg, if the line continues there. */
function continuing(
  neighbour: SplitLeg | undefined,
  leg: SplitLeg['leg'],
  where: 'before' | 'after',
): LinePart | undefined {
  if (neighbour?.leg.properties.detail !== leg.properties.detail) return undefined;
  const [first, second] = where === 'before' ? [neighbour.leg, leg] : [leg, neighbour.leg];
  const end = first.geometry.coordinates.at(-1);
  const [start] = second.geometry.coordinates;
  if (end === undefined || start === undefined || end[0] !== start[0] || end[1] !== start[1])
    return undefined;
  return neighbour.parts.at(where === 'before' ? -1 : 0);
}

/** The level of detail at a rounded zoom; the layers of the route change with it. */
function detailAt(zoom: number): RouteDetail {
  if (zoom <= 6) return 'low';
  return zoom >= 9 ? 'full' : 'middle';
}

function cut<Properties extends RouteProperties>(
  leg: SplitLeg['leg'],
  points: readonly PlanePoint[],
  properties: Properties,
): Feature<LineString, Properties> {
  return {
    type: 'Feature',
    ...(leg.id === undefined ? {} : { id: leg.id }),
    properties,
    geometry: { type: 'LineString', coordinates: points.map((point) => fromPlane(point)) },
  };
}

// The plane is that of the map, Web Mercator in degrees of the equator, so that pixels are equally long in both directions.
// https://en.wikipedia.org/wiki/Web_Mercator_projection

function toPlane([longitude = 0, latitude = 0]: Position): PlanePoint {
  const radians = (latitude * Math.PI) / 180;
  return [longitude, (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI];
}

function fromPlane([x, y]: PlanePoint): Position {
  const radians = 2 * Math.atan(Math.exp((y * Math.PI) / 180)) - Math.PI / 2;
  return [x, (radians * 180) / Math.PI];
}
