import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapFeature, MapOverlay } from '../../map/overlays/map-overlay.ts';
import { mapFonts, type ColorScheme } from '../../map/style/tokens.ts';
import type { Bookmark } from './model/bookmark.ts';

const overlayId = 'bookmarks';

/** The colours of the edges and labels, which contrast with any base map. */
const colours: Readonly<Record<ColorScheme, { readonly ink: string; readonly halo: string }>> = {
  light: { ink: '#231d33', halo: '#fffaf0' },
  dark: { ink: '#fffaf0', halo: '#171a2f' },
};

/** Creates the layer of the bookmarks above the stops: a disc in the colour of each and its name. */
export function bookmarksOverlay(bookmarks: readonly Bookmark[], colorScheme: ColorScheme): MapOverlay {
  const { ink, halo } = colours[colorScheme];
  return {
    id: overlayId,
    order: drawOrder.bookmarks,
    sources: {
      [overlayId]: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: bookmarks.map(bookmarkFeature) },
      },
    },
    layers: [
      {
        id: 'bookmarks-discs',
        type: 'circle',
        source: overlayId,
        paint: {
          'circle-radius': 8,
          'circle-color': ['get', 'color'],
          'circle-stroke-color': '#231d33',
          'circle-stroke-width': 2.5,
        },
      },
      {
        id: 'bookmarks-names',
        type: 'symbol',
        source: overlayId,
        layout: {
          'text-field': ['get', 'name'],
          'text-font': [...mapFonts.label],
          'text-size': 13,
          'text-anchor': 'bottom',
          'text-offset': [0, -0.9],
          'text-max-width': 12,
          'text-optional': true,
        },
        paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.8 },
      },
    ],
    interactiveLayerIds: ['bookmarks-discs'],
    labelCharacters: bookmarks.map(({ name }) => name).join(''),
  };
}

/** The id of the bookmark that a feature shows; null for features of other overlays. */
export function bookmarkIdOf({ overlayId: id, properties }: MapFeature): string | null {
  return id === overlayId && typeof properties.id === 'string' ? properties.id : null;
}

function bookmarkFeature({ id, latlng, color, name }: Bookmark): GeoJSON.Feature {
  return {
    type: 'Feature',
    properties: { id, color, name },
    geometry: { type: 'Point', coordinates: [latlng.lng, latlng.lat] },
  };
}
