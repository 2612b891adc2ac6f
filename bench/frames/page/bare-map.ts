import { fontKey } from './bench-page.ts';
import type { DrawnMap, DrawnMapData } from './bench-page.ts';

/** The part of MapLibre that the bare page uses. */
interface MapLibrary {
  readonly Map: new (options: Readonly<Record<string, unknown>>) => BareMap;
  setWorkerUrl(url: string): void;
}
interface BareMap extends DrawnMap {
  readonly scrollZoom: { setWheelZoomRate(rate: number): void };
  setMissingStyleImageResolver(resolve: (id: string) => void): void;
}

/** What the page is told by the server that delivers it. */
interface BarePageData extends DrawnMapData {
  readonly libraryUrl: string;
  readonly workerUrl: string;
  /** MapLibre's measure of how far a turn of the wheel zooms. */
  readonly wheelZoomRate: number;
}

/** The map of the product without the product: MapLibre, the style, and nothing that listens. */
async function showBareMap(): Promise<void> {
  const response = await fetch('/bare/map.json');
  const data: BarePageData = await response.json();
  await loadFonts(data);
  const library: MapLibrary = await import(data.libraryUrl);
  library.setWorkerUrl(data.workerUrl);
  const map = new library.Map({
    container: 'map',
    style: data.style,
    center: [data.view.longitude, data.view.latitude],
    zoom: data.view.zoom,
    minZoom: data.minZoom,
    maxZoom: data.maxZoom,
    fadeDuration: data.fadeMilliseconds,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
  });
  map.setPadding(data.padding);
  map.scrollZoom.setWheelZoomRate(data.wheelZoomRate);
  map.setMissingStyleImageResolver((id) => {
    const image = data.images.find((candidate) => candidate.id === id);
    if (!image) throw new Error(`the product has drawn no picture '${id}'`);
    map.addImage(id, toImage(image), image.options);
  });
}

/** The letters are drawn from the faces, so they have to be there first. */
async function loadFonts({ fontRules, loadedFonts }: DrawnMapData): Promise<void> {
  const sheet = document.createElement('style');
  sheet.textContent = fontRules.join('\n');
  document.head.append(sheet);
  const wanted = [...document.fonts].filter((face) => loadedFonts.includes(fontKey(face)));
  await Promise.all(wanted.map((face) => face.load()));
}

function toImage({ width, height, pixels }: DrawnMapData['images'][number]): ImageData {
  const bytes = Uint8ClampedArray.from(atob(pixels), (byte) => byte.codePointAt(0) ?? 0);
  return new ImageData(bytes, width, height);
}

await showBareMap();
