import type { VisitedOn } from '@cae-map/contract/enumerations';
import { distanceMetres } from '@cae-map/expedition/route/geography';
import { isInMainRoute } from '@cae-map/expedition/route/route';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import type { Feature, Point } from 'geojson';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import { mapFonts, type ColorScheme } from '../../map/style/tokens.ts';

/** The options of the marks at the start and at the end of the main route. */
export interface RouteEndsOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** Returns the texts of the marks at the first and at the last stop. */
  readonly getTexts: (start: Place, end: Place) => readonly [start: string, end: string];
}

const colours: Readonly<Record<ColorScheme, { readonly text: string; readonly halo: string }>> = {
  light: { text: '#a5361f', halo: '#fffaf0' },
  dark: { text: '#f0977a', halo: '#12162c' },
};

/** Ends that are closer to each other, in metres, are in the same town. */
const closedDistance = 10_000;

type VariableAnchors = Extract<
  NonNullable<SymbolLayerSpecification['layout']>['text-variable-anchor-offset'],
  readonly unknown[]
>;

/** The positions of a mark in ems, in the order of preference: beside the tip of the pin, so that both marks find space. */
const positions: VariableAnchors = [
  'left',
  [1.5, 0.95],
  'top-left',
  [1.5, 1.2],
  'right',
  [-1.5, 0.95],
  'top-right',
  [-1.5, 1.2],
  'top',
  [0, 1.2],
];

/**
 * Creates the overlay of the marks at the start and at the end of the main route; null if the route is not visible. They are
 * placed after the labels of the stops, and hidden where these leave no space.
 */
export function routeEndsOverlay(options: RouteEndsOptions): MapOverlay | null {
  const ends = findEnds(options);
  if (ends === null) return null;
  const texts = options.getTexts(...ends);
  const features = endFeatures(ends, texts);
  const { text, halo } = colours[options.colorScheme];
  return {
    id: 'route-ends',
    order: drawOrder.routeEnds,
    sources: { 'route-ends': { type: 'geojson', data: { type: 'FeatureCollection', features } } },
    layers: [
      {
        id: 'route-ends',
        type: 'symbol',
        source: 'route-ends',
        layout: {
          'text-field': ['get', 'text'],
          'text-font': [...mapFonts.label],
          'text-size': 11.5,
          'text-padding': 3,
          'text-justify': 'auto',
          'text-max-width': 16,
          'text-variable-anchor-offset': [...positions],
        },
        paint: {
          'text-color': text,
          'text-halo-color': halo,
          'text-halo-width': 1.6,
        },
      },
    ],
    interactiveLayerIds: [],
    labelCharacters: texts.join(''),
  };
}

function findEnds({ expedition, sections }: RouteEndsOptions): readonly [Place, Place] | null {
  const main = expedition.path.filter(
    ({ record }) => isInMainRoute(record) && sections.includes(record.visited_on),
  );
  const [start] = main;
  const end = main.at(-1);
  return start === undefined || end === undefined || start === end ? null : [start, end];
}

/** One mark with both texts if the route ends where it starts, else one mark at each end. */
function endFeatures(
  [start, end]: readonly [Place, Place],
  texts: readonly [string, string],
): Feature<Point>[] {
  const isClosed =
    start.position !== null &&
    end.position !== null &&
    distanceMetres(start.position, end.position) < closedDistance;
  if (isClosed) return endFeature(start, texts.join('\n'));
  return [...endFeature(start, texts[0]), ...endFeature(end, texts[1])];
}

function endFeature({ position }: Place, text: string): Feature<Point>[] {
  if (position === null) return [];
  const [latitude, longitude] = position;
  return [
    {
      type: 'Feature',
      properties: { text },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    },
  ];
}
