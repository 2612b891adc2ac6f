import L from 'leaflet';
import type { View } from '../../frames/page/bench-page.ts';
import type { PeerOptions } from './peer-page.ts';
import { nextFrame } from './place-text.ts';

/** Leaflet's zoom scale is that of 256-pixel tiles, MapLibre's that of 512-pixel tiles. */
export const zoomDifference = 1;

/** Gives the map the same views and the same zoom per wheel notch as the other pages, and implements `window.bench`. */
export function benchLeaflet(map: L.Map, { view, padding, notchLevels }: PeerOptions): void {
  map.options.wheelPxPerZoomLevel = wheelPixels(notchLevels);
  setView(map, view, padding);
  const zooming = new Set<string>();
  map.on('zoomanim', ({ type }) => void zooming.add(type));
  map.on('zoomend', () => zooming.clear());
  // The load measurement does not define `window.bench`.
  if (!('bench' in window)) return;
  const waitFrames = window.bench.waitFrames.bind(window.bench);
  window.bench.waitFrames = async (count) => {
    await waitFrames(count);
    // Leaflet ignores wheel events during a zoom animation.
    while (zooming.size > 0) await waitFrames(1);
  };
  window.bench.showView = async (view) => {
    setView(map, view, padding);
    await nextFrame();
  };
  window.bench.currentView = () => {
    const { lat: latitude, lng: longitude } = map.containerPointToLatLng(freeCentre(map, padding));
    return { latitude, longitude, zoom: map.getZoom() - zoomDifference };
  };
}

/** Centres a view in the area that the product's panels leave free. */
function setView(map: L.Map, { latitude, longitude, zoom }: View, padding: PeerOptions['padding']): void {
  const leafletZoom = zoom + zoomDifference;
  const offset = map.getSize().divideBy(2).subtract(freeCentre(map, padding));
  const centre = map.unproject(map.project([latitude, longitude], leafletZoom).add(offset), leafletZoom);
  map.setView(centre, leafletZoom, { animate: false });
}

function freeCentre(
  map: L.Map,
  { top = 0, right = 0, bottom = 0, left = 0 }: PeerOptions['padding'],
): L.Point {
  const { x, y } = map.getSize();
  return L.point((x + left - right) / 2, (y + top - bottom) / 2);
}

/** The wheel pixels per zoom level for a number of levels per notch: Leaflet's formula solved for it. */
function wheelPixels(notchLevels: number): number {
  const notchPixels = 30 * 4.000244140625;
  return notchPixels / devicePixelRatio / (-4 * Math.log(2 / 2 ** (notchLevels / 4) - 1));
}
