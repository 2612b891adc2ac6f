import { isDense } from '@cae-map/expedition/map-features/density';
import {
  routeFeatures,
  type RouteDetail,
  type RouteProperties,
} from '@cae-map/expedition/map-features/route-features';
import { splitRoute } from '@cae-map/expedition/map-features/route-overlaps';
import { overlapOffset } from '@cae-map/expedition/route/offset-ramp';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature, LineString } from 'geojson';
import { joinShortLegs } from './join-short-legs.ts';
import { listDetails } from './tile-details.ts';
import type { TileLeg } from './tile-leg.ts';

/** The lines of the route by level of detail. */
export interface TileRoute {
  /** Returns the parts that are drawn in place. */
  readonly findPlain: (detail: RouteDetail) => readonly Feature<LineString, RouteProperties>[];
  /** Returns the parts that are drawn beside each other at a rounded zoom (256-pixel tiles) of the level. */
  readonly findOffset: (detail: RouteDetail, zoom: number) => readonly TileLeg[];
}

/** Splits the route where legs overlap, each level of detail when it is needed first. */
export function splitTileRoute(expedition: Expedition): TileRoute {
  if (isDense(expedition)) {
    const { features } = routeFeatures(expedition);
    return {
      findPlain: (detail) => features.filter(({ properties }) => properties.detail === detail),
      findOffset: () => [],
    };
  }
  const known = new Map<RouteDetail, ReturnType<typeof splitRoute>>();
  const split = (detail: RouteDetail) => {
    const route = known.get(detail) ?? splitRoute(expedition, [detail]);
    known.set(detail, route);
    return route;
  };
  return {
    findPlain: (detail) => split(detail).plain,
    findOffset: (detail, zoom) =>
      split(detail)
        .createOffset(zoom)
        .map((leg) => toTileLeg(leg, leg.properties.offset / overlapOffset(zoom))),
  };
}

/** Returns the lines of the route in tiles of a zoom (512-pixel tiles): those in place, then those beside each other. */
export function routeFeaturesAt(route: TileRoute, tileZoom: number): readonly TileLeg[] {
  return listDetails(tileZoom).flatMap(({ detail, zoom }) => [
    ...joinShortLegs(
      route.findPlain(detail).map((leg) => toTileLeg(leg)),
      tileZoom,
    ),
    ...joinShortLegs(route.findOffset(detail, zoom), tileZoom),
  ]);
}

function toTileLeg({ geometry, properties }: Feature<LineString, RouteProperties>, offset?: number): TileLeg {
  const { place_id, section, year, transport, pathaccuracy, detail, isInferred } = properties;
  return {
    type: 'Feature',
    id: place_id,
    properties: {
      place_id,
      section,
      year,
      transport,
      pathaccuracy,
      detail,
      ...(isInferred ? { inferred: true } : {}),
      ...(offset === undefined ? {} : { offset }),
    },
    geometry,
  };
}
