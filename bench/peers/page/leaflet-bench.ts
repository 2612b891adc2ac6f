import L from 'leaflet';
import type { View } from '../../frames/page/bench-page.ts';
import type { PeerOptions } from './peer-page.ts';
import { nextFrame } from './place-text.ts';

/** Leaflet counts zooms of 256-pixel tiles, MapLibre those of 512. */
export const zoomDifference = 1;

/** Leads the map by the same views and as far by a notch of the wheel as the other pages go, and tells when it rests. */
export function benchLeaflet(map: L.Map, { view, padding, notchLevels }: PeerOptions): void {
  map.options.wheelPxPerZoomLevel = wheelPixels(notchLevels);
  setView(map, view, padding);
  const zooming = new Set<string>();
  map.on('zoomanim', ({ type }) => void zooming.add(type));
  map.on('zoomend', () => zooming.clear());
  // A page that is only loaded is not led along the path.
  if (!('bench' in window)) return;
  const passFrames = window.bench.frames.bind(window.bench);
  window.bench.frames = async (count) => {
    await passFrames(count);
    // While it zooms it takes no other turn of the wheel.
    while (zooming.size > 0) await passFrames(1);
  };
  window.bench.show = async (shown) => {
    setView(map, shown, padding);
    await nextFrame();
  };
  window.bench.view = () => {
    const { lat: latitude, lng: longitude } = map.containerPointToLatLng(freeCentre(map, padding));
    return { latitude, longitude, zoom: map.getZoom() - zoomDifference };
  };
}

/** Puts a point of the world into the middle of what the product's sheets would leave free. */
function setView(map: L.Map, { latitude, longitude, zoom }: View, padding: PeerOptions['padding']): void {
  const leafletZoom = zoom + zoomDifference;
  const beside = map.getSize().divideBy(2).subtract(freeCentre(map, padding));
  const centre = map.unproject(map.project([latitude, longitude], leafletZoom).add(beside), leafletZoom);
  map.setView(centre, leafletZoom, { animate: false });
}

function freeCentre(
  map: L.Map,
  { top = 0, right = 0, bottom = 0, left = 0 }: PeerOptions['padding'],
): L.Point {
  const { x, y } = map.getSize();
  return L.point((x + left - right) / 2, (y + top - bottom) / 2);
}

/** Pixels of the wheel for a level, so that a notch goes as far as was asked: Leaflet's formula, solved for it. */
function wheelPixels(notchLevels: number): number {
  const notchPixels = 30 * 4.000244140625;
  return notchPixels / devicePixelRatio / (-4 * Math.log(2 / 2 ** (notchLevels / 4) - 1));
}
