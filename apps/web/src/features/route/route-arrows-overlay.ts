import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature, LineString, Position } from 'geojson';
import type { SourceSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { MapImage, MapOverlay } from '../../map/overlays/map-overlay.ts';
import { layerZooms, matchProperty } from '../../map/style/expressions.ts';
import { routeArrowPath } from '../../map/style/route-arrow.ts';
import { findArrowColours, routeYears } from '../../map/style/route-colours.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { routeFeatures, type RouteProperties } from './route-features.ts';
import { routeDetailZooms } from './route-lines.ts';

/** The options of the arrowheads along the route. */
export interface RouteArrowsOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** Whether the arrowheads are pale because a leg is highlighted or the journey is active. */
  readonly isPale: boolean;
}

/** The zoom (256-pixel tiles) from which the legs are separate enough for arrowheads. */
const firstZoom = 3.5;
/** The distance of the arrowheads in CSS pixels. */
const spacing = 140;
/** Width and height in CSS pixels: the arrowhead and its halo. */
const arrowSize = 11;
const haloWidth = 1.4;

const sourceId = 'route-arrows';
const otherYear = 'other';

/** Creates the overlay of the direction of travel: arrowheads along the route below all stops and labels. */
export function routeArrowsOverlay(options: RouteArrowsOptions): MapOverlay {
  const { colorScheme } = options;
  return {
    id: sourceId,
    order: 12,
    sources: getSources(options.expedition),
    layers: (['low', 'middle', 'full'] as const).map((detail) => arrowLayer(detail, options)),
    interactiveLayerIds: [],
    images: Object.fromEntries(
      [...routeYears, otherYear].map((year) => [imageId(year, colorScheme), arrowImage(year, colorScheme)]),
    ),
  };
}

function arrowLayer(
  detail: RouteProperties['detail'],
  { colorScheme, sections, isPale }: RouteArrowsOptions,
): SymbolLayerSpecification {
  const { from, to } = routeDetailZooms[detail];
  return {
    id: `${sourceId}-${detail}`,
    type: 'symbol',
    source: sourceId,
    ...layerZooms(Math.max(from, firstZoom), to),
    filter: [
      'all',
      ['==', ['get', 'detail'], detail],
      ['in', ['get', 'section'], ['literal', [...sections]]],
    ],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': spacing,
      'icon-image': matchProperty(
        'year',
        Object.fromEntries(routeYears.map((year) => [year, imageId(year, colorScheme)])),
        imageId(otherYear, colorScheme),
      ),
      'icon-rotation-alignment': 'map',
      'icon-padding': 1,
      // Names of the base map may be where an arrowhead is.
      'icon-ignore-placement': true,
    },
    paint: { 'icon-opacity': isPale ? 0.45 : 1 },
  };
}

function imageId(year: string, scheme: ColorScheme): string {
  return `${sourceId}-${year}-${scheme}`;
}

function arrowImage(year: string, scheme: ColorScheme): MapImage {
  const { fill, halo } = findArrowColours(year, scheme);
  const size = arrowSize + 2 * haloWidth;
  return {
    width: size,
    height: size,
    draw(context) {
      context.translate(haloWidth, haloWidth);
      context.scale(arrowSize / 10, arrowSize / 10);
      const path = new Path2D(routeArrowPath);
      context.lineJoin = 'round';
      context.lineWidth = 2 * haloWidth;
      context.strokeStyle = halo;
      context.stroke(path);
      context.fillStyle = fill;
      context.fill(path);
    },
  };
}

/** The source of an expedition is cached, so that new colours load no data. */
const sources = new WeakMap<Expedition, Readonly<Record<string, SourceSpecification>>>();

function getSources(expedition: Expedition): Readonly<Record<string, SourceSpecification>> {
  const known = sources.get(expedition);
  if (known) return known;
  const features = joinLegs(routeFeatures(expedition).features);
  const created: Readonly<Record<string, SourceSpecification>> = {
    [sourceId]: { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.1 },
  };
  sources.set(expedition, created);
  return created;
}

type JoinedLine = Feature<LineString, Omit<RouteProperties, 'place_id'>>;

/**
 * Joins consecutive legs of one year and section to one line, so that the arrowheads are at equal distances even if the legs
 * are shorter.
 */
export function joinLegs(legs: readonly Feature<LineString, RouteProperties>[]): JoinedLine[] {
  return (['low', 'middle', 'full'] as const).flatMap((detail) => {
    const lines: JoinedLine[] = [];
    for (const { geometry, properties } of legs.filter((leg) => leg.properties.detail === detail)) {
      const { section, year } = properties;
      const previous = lines.at(-1);
      const isContinued =
        previous?.properties.year === year &&
        previous.properties.section === section &&
        isSame(previous.geometry.coordinates.at(-1), geometry.coordinates[0]);
      if (isContinued) previous.geometry.coordinates.push(...geometry.coordinates.slice(1));
      else {
        lines.push({
          type: 'Feature',
          properties: { section, year, detail },
          geometry: { type: 'LineString', coordinates: [...geometry.coordinates] },
        });
      }
    }
    return lines;
  });
}

function isSame(one: Position | undefined, other: Position | undefined): boolean {
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}
