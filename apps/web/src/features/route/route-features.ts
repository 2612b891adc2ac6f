import type { VisitedOn } from '@cae-map/contract/enumerations';
import { unwrapLongitudes } from '@cae-map/expedition/route/geography';
import { simplify } from '@cae-map/expedition/route/simplify';
import type { Expedition, RouteLeg } from '@cae-map/expedition/to-expedition';
import type { Feature, FeatureCollection, LineString } from 'geojson';

/** What the map is told about a stretch of the route; the same leg comes once for each level of detail. */
export interface RouteProperties {
  /** The stop that the leg leads to. */
  readonly place_id: number;
  readonly section: VisitedOn;
  /** Four digits, or '' when nobody knows. */
  readonly year: string;
  readonly detail: RouteDetail;
}

/** How closely a line is drawn: by zooms (256-pixel tiles) up to 6, up to 9, and beyond. */
export type RouteDetail = 'low' | 'middle' | 'full';

/** For each level of detail a zoom that stands for all of it. */
const detailZooms: Readonly<Record<RouteDetail, number>> = { low: 6, middle: 8, full: 9 };
const details: readonly RouteDetail[] = ['low', 'middle', 'full'];

type RouteFeatures = FeatureCollection<LineString, RouteProperties>;

/** Made once for an expedition: simplifying every leg three times takes its time. */
const made = new WeakMap<Expedition, RouteFeatures>();

/** The legs of the route as lines, in travel order. Lines over the 180th meridian go on beyond 180 degrees. */
export function routeFeatures(expedition: Expedition): RouteFeatures {
  const known = made.get(expedition);
  if (known) return known;
  const features = makeRouteFeatures(expedition);
  made.set(expedition, features);
  return features;
}

function makeRouteFeatures(expedition: Expedition): RouteFeatures {
  const features: Feature<LineString, RouteProperties>[] = [];
  for (const leg of expedition.legs) {
    const place = expedition.byId.get(leg.toId);
    if (!place) continue;
    if (leg.points.length < 2) continue;
    for (const detail of details) {
      const properties: RouteProperties = {
        place_id: place.id,
        section: place.record.visited_on,
        year: place.year ?? '',
        detail,
      };
      features.push({
        type: 'Feature',
        // By it the legs that lie behind are marked.
        id: place.id,
        properties,
        geometry: lineOf(leg, detail, place.record.accuracy_level),
      });
    }
  }
  return { type: 'FeatureCollection', features };
}

function lineOf(leg: RouteLeg, detail: RouteDetail, accuracy: Parameters<typeof simplify>[2]): LineString {
  const points = simplify(unwrapLongitudes(leg.points), detailZooms[detail], accuracy);
  return {
    type: 'LineString',
    coordinates: points.map(([latitude, longitude]) => [longitude, latitude]),
  };
}
