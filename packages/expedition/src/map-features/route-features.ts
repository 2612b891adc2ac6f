import type { PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import { unwrapLongitudes } from '../route/geography.ts';
import { simplify } from '../route/simplify.ts';
import type { Expedition, RouteLeg } from '../to-expedition.ts';
import type { Feature, FeatureCollection, LineString } from 'geojson';
import { lineClasses } from './line-classes.ts';

/**
 * The properties of the feature of a leg; each leg has one feature per level of detail. The class of the leg by each line
 * type has the name of the line type.
 */
export interface RouteProperties extends Readonly<Record<PathGrouping, string>> {
  /** The stop at the end of the leg. */
  readonly place_id: number;
  readonly section: VisitedOn;
  /** Four digits, or '' if unknown. */
  readonly year: string;
  /** The transport, or `unknown`. */
  readonly transport: string;
  /** `low` if the route of the leg requires clarification, else `high`. */
  readonly pathaccuracy: string;
  readonly detail: RouteDetail;
  /** Whether the line is inferred from the terrain. */
  readonly isInferred: boolean;
}

/** The level of detail of a line, for zooms (256-pixel tiles) up to 6, up to 9, and higher. */
export type RouteDetail = 'low' | 'middle' | 'full';

/**
 * The zoom range (256-pixel tiles) of each level of detail. Levels change with the rounded zoom, but filters receive integer zooms, so each
 * level is a layer.
 */
export const routeDetailZooms: Readonly<Record<RouteDetail, { readonly from: number; readonly to: number }>> =
  {
    low: { from: 1, to: 6.5 },
    middle: { from: 6.5, to: 8.5 },
    full: { from: 8.5, to: 25 },
  };

/** A representative zoom of each level of detail. */
const detailZooms: Readonly<Record<RouteDetail, number>> = { low: 6, middle: 8, full: 9 };
const details: readonly RouteDetail[] = ['low', 'middle', 'full'];

type RouteFeatures = FeatureCollection<LineString, RouteProperties>;

/** The features of an expedition are cached, since simplifying every leg three times is expensive. */
const cache = new WeakMap<Expedition, RouteFeatures>();

/** Returns the legs of the route as lines in travel order. Longitudes continue beyond 180 degrees at the antimeridian. */
export function routeFeatures(expedition: Expedition): RouteFeatures {
  const known = cache.get(expedition);
  if (known) return known;
  const features: RouteFeatures = {
    type: 'FeatureCollection',
    features: legFeatures(expedition, expedition.legs),
  };
  cache.set(expedition, features);
  return features;
}

/** Returns some legs of an expedition as lines, without a cache. */
export function legFeatures(
  expedition: Expedition,
  legs: readonly RouteLeg[],
): Feature<LineString, RouteProperties>[] {
  const features: Feature<LineString, RouteProperties>[] = [];
  for (const leg of legs) {
    const place = expedition.byId.get(leg.toId);
    if (!place) continue;
    if (leg.points.length < 2) continue;
    for (const detail of details) {
      const properties: RouteProperties = {
        place_id: place.id,
        section: place.record.visited_on,
        ...lineClasses(place),
        detail,
        isInferred: leg.isInferred,
      };
      features.push({
        type: 'Feature',
        // The feature state of passed legs refers to this id.
        id: place.id,
        properties,
        geometry: createLine(leg, detail, place.record.accuracy_level),
      });
    }
  }
  return features;
}

function createLine(
  leg: RouteLeg,
  detail: RouteDetail,
  accuracy: Parameters<typeof simplify>[2],
): LineString {
  const points = simplify(unwrapLongitudes(leg.points), detailZooms[detail], accuracy);
  return {
    type: 'LineString',
    coordinates: points.map(([latitude, longitude]) => [longitude, latitude]),
  };
}
