import { fontKey } from './bench-page.ts';
import type { MapLibreMap, MapData, TerrainTiles } from './bench-page.ts';

/** The part of MapLibre that the bare page uses. */
interface MapLibrary {
  readonly Map: new (options: Readonly<Record<string, unknown>>) => BareMap;
  setWorkerUrl(url: string): void;
  addProtocol(name: string, load: unknown): void;
}

/** The part of the contour library that the bare page uses. */
interface ContourLibrary {
  readonly DemSource: new (options: TerrainTiles & { cacheSize: number }) => {
    setupMaplibre(library: MapLibrary): void;
  };
}

interface BareMap extends MapLibreMap {
  readonly scrollZoom: { setWheelZoomRate(rate: number): void };
  setMissingStyleImageResolver(resolve: (id: string) => void): void;
}

/** The data from the server of the bare page. */
interface BarePageData extends MapData {
  readonly libraryUrl: string;
  readonly workerUrl: string;
  readonly contourLibraryUrl: string;
  /** MapLibre's parameter for the zoom per wheel pixel. */
  readonly wheelZoomRate: number;
}

/** Creates a MapLibre map with the product's style and without event listeners. */
async function showBareMap(): Promise<void> {
  const response = await fetch('/bare/map.json');
  const data: BarePageData = await response.json();
  await loadFonts(data);
  const library: MapLibrary = await import(data.libraryUrl);
  library.setWorkerUrl(data.workerUrl);
  if (data.terrain) await addContours(library, data.contourLibraryUrl, data.terrain);
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
    if (!image) throw new Error(`the product has not added the image '${id}'`);
    map.addImage(id, toImage(image), image.options);
  });
}

/** Registers the protocol of the contour tiles. The cache of terrain tiles is as large as that of the product. */
async function addContours(library: MapLibrary, url: string, terrain: TerrainTiles): Promise<void> {
  const { default: contours }: { default: ContourLibrary } = await import(url);
  new contours.DemSource({ ...terrain, cacheSize: 12 }).setupMaplibre(library);
}

/** Loads the fonts before the map, because MapLibre draws its glyphs from them. */
async function loadFonts({ fontRules, loadedFonts }: MapData): Promise<void> {
  const sheet = document.createElement('style');
  sheet.textContent = fontRules.join('\n');
  document.head.append(sheet);
  const wanted = [...document.fonts].filter((face) => loadedFonts.includes(fontKey(face)));
  await Promise.all(wanted.map((face) => face.load()));
}

function toImage({ width, height, pixels }: MapData['images'][number]): ImageData {
  const bytes = Uint8ClampedArray.from(atob(pixels), (byte) => byte.codePointAt(0) ?? 0);
  return new ImageData(bytes, width, height);
}

await showBareMap();
