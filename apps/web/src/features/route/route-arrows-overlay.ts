import type { PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature, LineString, Position } from 'geojson';
import type { SourceSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapImage, MapOverlay } from '../../map/overlays/map-overlay.ts';
import { layerZooms, matchProperty } from '../../map/style/expressions.ts';
import { routeArrowPath } from '../../map/style/route-arrow.ts';
import { findLineStyle, listLineClasses } from '../../map/style/line-types.ts';
import { findArrowColours } from '../../map/style/route-colours.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { findTunedColour } from '../../map/style/tuned-years.ts';
import { routeFeatures, type RouteProperties } from './route-features.ts';
import { routeDetailZooms } from './route-lines.ts';

/** The options of the arrowheads along the route. */
export interface RouteArrowsOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** What the colours represent. */
  readonly lineType: PathGrouping;
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

/** Creates the overlay of the direction of travel: arrowheads along the route below all stops and labels. */
export function routeArrowsOverlay(options: RouteArrowsOptions): MapOverlay {
  const { colorScheme, lineType } = options;
  return {
    id: sourceId,
    order: drawOrder.routeArrows,
    sources: getSources(options.expedition, lineType),
    layers: (['low', 'middle', 'full'] as const).map((detail) => arrowLayer(detail, options)),
    interactiveLayerIds: [],
    images: Object.fromEntries(
      listLineClasses(lineType).map((value) => [
        imageId(lineType, value, colorScheme),
        arrowImage(lineType, value, colorScheme),
      ]),
    ),
  };
}

function arrowLayer(
  detail: RouteProperties['detail'],
  { colorScheme, lineType, sections, isPale }: RouteArrowsOptions,
): SymbolLayerSpecification {
  const { from, to } = routeDetailZooms[detail];
  const classes = listLineClasses(lineType);
  const imageIds = classes.map((value) => [value, imageId(lineType, value, colorScheme)] as const);
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
        lineType,
        Object.fromEntries(imageIds.slice(0, -1)),
        // The last class is that of all other values.
        imageIds.at(-1)?.[1] ?? '',
      ),
      'icon-rotation-alignment': 'map',
      'icon-padding': 1,
      // Names of the base map may be where an arrowhead is.
      'icon-ignore-placement': true,
    },
    paint: { 'icon-opacity': isPale ? 0.45 : 1 },
  };
}

/** The id contains a colour that replaces that of the year, because an image keeps the colour in which it was drawn. */
function imageId(lineType: PathGrouping, value: string, scheme: ColorScheme): string {
  const tuned = lineType === 'year' ? findTunedColour(value, scheme) : undefined;
  return `${sourceId}-${value}-${scheme}${tuned === undefined ? '' : `-${tuned.slice(1)}`}`;
}

function arrowImage(lineType: PathGrouping, value: string, scheme: ColorScheme): MapImage {
  const { fill, halo } = findArrowColours(findLineStyle(lineType, value, scheme), scheme);
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

/** The sources of an expedition are cached, so that new colours load no data. */
const sources = new WeakMap<Expedition, Map<PathGrouping, Readonly<Record<string, SourceSpecification>>>>();

function getSources(
  expedition: Expedition,
  lineType: PathGrouping,
): Readonly<Record<string, SourceSpecification>> {
  const byType = sources.get(expedition) ?? new Map<PathGrouping, Record<string, SourceSpecification>>();
  sources.set(expedition, byType);
  const known = byType.get(lineType);
  if (known) return known;
  const features = joinLegs(routeFeatures(expedition).features, lineType);
  const created: Readonly<Record<string, SourceSpecification>> = {
    [sourceId]: { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.1 },
  };
  byType.set(lineType, created);
  return created;
}

type JoinedProperties = Pick<RouteProperties, 'section' | 'detail'> & Partial<Record<PathGrouping, string>>;

/**
 * Joins consecutive legs of one class and section to one line, so that the arrowheads are at equal distances even if the legs
 * are shorter.
 */
export function joinLegs(
  legs: readonly Feature<LineString, RouteProperties>[],
  lineType: PathGrouping,
): Feature<LineString, JoinedProperties>[] {
  return (['low', 'middle', 'full'] as const).flatMap((detail) => {
    const lines: Feature<LineString, JoinedProperties>[] = [];
    for (const { geometry, properties } of legs.filter((leg) => leg.properties.detail === detail)) {
      const { section } = properties;
      const previous = lines.at(-1);
      const isContinued =
        previous?.properties[lineType] === properties[lineType] &&
        previous.properties.section === section &&
        isSame(previous.geometry.coordinates.at(-1), geometry.coordinates[0]);
      if (isContinued) previous.geometry.coordinates.push(...geometry.coordinates.slice(1));
      else {
        lines.push({
          type: 'Feature',
          properties: { section, [lineType]: properties[lineType], detail },
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
