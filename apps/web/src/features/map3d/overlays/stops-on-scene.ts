import type { Language } from '@cae-map/contract/enumerations';
import { getTitle } from '@cae-map/expedition/texts/titles';
import type { Place } from '@cae-map/expedition/to-expedition';
import type { Feature, Point } from 'geojson';
import type { GeoJSONSourceSpecification } from 'maplibre-gl';
import { drawOrder } from '../../../map/overlays/draw-order.ts';
import type { MapImage, MapOverlay } from '../../../map/overlays/map-overlay.ts';
import { zoomReaches } from '../../../map/style/expressions.ts';
import { mapFonts, type ColorScheme } from '../../../map/style/tokens.ts';
import { stayIconPaths } from '../../../ui/icons/stay-icon-paths.ts';

/** The stops as a source, with the characters of their labels. Keep it, so that a selection reloads nothing. */
export interface StopsSource {
  readonly source: GeoJSONSourceSpecification;
  readonly characters: string;
}

const sourceId = 'scene-stops';

/** The zoom (256-pixel tiles) from which stops are shown, by their size; mountains hide more labels than a flat map. */
const zoomBySize = { xlarge: 2, large: 3, medium: 6.5, small: 8.5, tiny: 10 } as const;

const colours = {
  light: { ink: '#231d33', ring: '#b5402a', paper: '#fffaf0' },
  dark: { ink: '#f3ead9', ring: '#ee8a70', paper: '#12162c' },
} as const;

/** Creates the source of some stops. */
export function stopsSource(stops: readonly Place[], language: Language): StopsSource {
  const features = stops.flatMap((stop) => stopFeature(stop, language));
  return {
    source: { type: 'geojson', data: { type: 'FeatureCollection', features } },
    characters: [...new Set(features.map(({ properties }) => properties.title).join(''))].join(''),
  };
}

/** The stops on the ground. Mountains hide them, but not the pin of the selected one. */
export function stopsOnScene(
  { source, characters }: StopsSource,
  selected: Place | null,
  colorScheme: ColorScheme,
): MapOverlay {
  const { ink, paper } = colours[colorScheme];
  const image = `scene-stop-${colorScheme}`;
  const [latitude, longitude] = selected?.position ?? [];
  const hasPin = selected !== null && latitude !== undefined && longitude !== undefined;
  return {
    id: 'scene-stops',
    order: drawOrder.stops,
    sources: { [sourceId]: source },
    layers: [
      {
        id: 'scene-stops',
        type: 'symbol',
        source: sourceId,
        filter: ['all', zoomReaches('from'), ['!=', ['get', 'place_id'], selected?.id ?? -1]],
        layout: {
          'icon-image': image,
          'icon-padding': 1,
          'symbol-sort-key': ['get', 'from'],
          'text-field': ['get', 'title'],
          'text-font': [...mapFonts.label],
          'text-size': 12.5,
          'text-max-width': 11,
          'text-line-height': 1.1,
          'text-variable-anchor-offset': [
            'left',
            [0.7, 0],
            'right',
            [-0.7, 0],
            'bottom',
            [0, -0.7],
            'top',
            [0, 0.7],
          ],
          'text-justify': 'auto',
          'text-optional': true,
        },
        paint: {
          'text-color': ink,
          'text-halo-color': paper,
          'text-halo-width': 1.6,
          'text-halo-blur': 0.4,
        },
      },
    ],
    interactiveLayerIds: ['scene-stops'],
    images: { [image]: stopImage(colorScheme) },
    labelCharacters: characters,
    pin: hasPin ? { position: { latitude, longitude }, iconPath: stayIconPaths[selected.markerIcon] } : null,
  };
}

interface StopProperties {
  readonly place_id: number;
  readonly title: string;
  /** The zoom (256-pixel tiles) from which the stop is shown. */
  readonly from: number;
}

function stopFeature(stop: Place, language: Language): Feature<Point, StopProperties>[] {
  if (stop.position === null) return [];
  const [latitude, longitude] = stop.position;
  return [
    {
      type: 'Feature',
      properties: {
        place_id: stop.id,
        title: getTitle(stop.record, language),
        from: zoomBySize[stop.size ?? 'tiny'],
      },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    },
  ];
}

/** A ring with a centre of paper. */
function stopImage(scheme: ColorScheme): MapImage {
  const { ring, paper } = colours[scheme];
  const size = 13;
  return {
    width: size,
    height: size,
    draw(context) {
      context.beginPath();
      context.arc(size / 2, size / 2, 4.6, 0, Math.PI * 2);
      context.fillStyle = paper;
      context.fill();
      context.lineWidth = 2.4;
      context.strokeStyle = ring;
      context.stroke();
    },
  };
}
