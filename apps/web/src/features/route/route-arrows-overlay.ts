import type { PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import { routeDetailZooms, type RouteDetail } from '@cae-map/expedition/map-features/route-features';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { ArrowData } from './arrow-data.ts';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapImage, MapOverlay } from '../../map/overlays/map-overlay.ts';
import { layerZooms, matchProperty } from '../../map/style/expressions.ts';
import { routeArrowPath } from '../../map/style/route-arrow.ts';
import { findLineStyle, listLineClasses } from '../../map/style/line-types.ts';
import { findArrowColours } from '../../map/style/route-colours.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { findTunedColour } from '../../map/style/tuned-years.ts';

/** The options of the arrowheads along the route. */
export interface RouteArrowsOptions {
  readonly arrows: ArrowData;
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

const overlayId = 'route-arrows';

/** Creates the overlay of the direction of travel: arrowheads along the route below all stops and labels. */
export function routeArrowsOverlay(options: RouteArrowsOptions): MapOverlay {
  const { colorScheme, lineType } = options;
  return {
    id: overlayId,
    order: drawOrder.routeArrows,
    sources: options.arrows.sources,
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
  detail: RouteDetail,
  { arrows, colorScheme, lineType, sections, isPale }: RouteArrowsOptions,
): SymbolLayerSpecification {
  const { from, to } = routeDetailZooms[detail];
  const classes = listLineClasses(lineType);
  const imageIds = classes.map((value) => [value, imageId(lineType, value, colorScheme)] as const);
  return {
    id: `${overlayId}-${detail}`,
    type: 'symbol',
    ...arrows.lines,
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
  return `${overlayId}-${value}-${scheme}${tuned === undefined ? '' : `-${tuned.slice(1)}`}`;
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
