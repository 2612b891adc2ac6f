import { fontKey } from '../../frames/page/bench-page.ts';
import type { PeerOptions } from './peer-page.ts';
import { readOptions } from './peer-page.ts';
import { createPlaceText } from './place-text.ts';

/** The part of MapLibre that the page uses; only the web application depends on the library. */
interface MapLibrary {
  readonly Map: new (options: Readonly<Record<string, unknown>>) => BareMap;
  readonly Popup: new () => BarePopup;
  setWorkerUrl(url: string): void;
}
interface BareMap {
  readonly scrollZoom: { setWheelZoomRate(rate: number): void };
  setPadding(padding: PeerOptions['padding']): void;
  getCenter(): unknown;
  once(event: 'idle', listener: () => void): unknown;
}
interface BarePopup {
  setLngLat(position: unknown): BarePopup;
  setDOMContent(content: HTMLElement): BarePopup;
  addTo(map: BareMap): BarePopup;
}

/** The paths of the bundled library and its worker. */
const libraryUrl = '/peer/maplibre-gl.js';
const workerUrl = '/peer/maplibre-gl-worker.js';

/** Creates a MapLibre map with the product's style, its fonts and a popup. */
async function showPage(): Promise<void> {
  const { view, minZoom, maxZoom, padding, wheelZoomRate, fonts } = readOptions();
  const [library]: [MapLibrary, unknown] = await Promise.all([
    import(libraryUrl),
    // MapLibre draws its glyphs from the fonts, so they are loaded first.
    Promise.all(
      [...document.fonts].filter((face) => fonts.includes(fontKey(face))).map((face) => face.load()),
    ),
  ]);
  library.setWorkerUrl(workerUrl);
  const map = new library.Map({
    container: 'map',
    style: '/peer/style.json',
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    minZoom,
    maxZoom,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
  });
  map.setPadding(padding);
  map.scrollZoom.setWheelZoomRate(wheelZoomRate);
  const popup = new library.Popup();
  window.peer = {
    isUsable: false,
    async openPlace(placeId) {
      const content = await createPlaceText(placeId, `${placeId}`);
      popup.setLngLat(map.getCenter()).setDOMContent(content).addTo(map);
    },
  };
  map.once('idle', () => {
    if (window.peer) window.peer.isUsable = true;
  });
}

await showPage();
