import { fontKey } from './bench-page.ts';
import type { StyleImage, MapLibreMap, MapData, ImageOptions, MapStyle, TerrainTiles } from './bench-page.ts';

/** A private field that only MapLibre's `Map` sets, in its constructor. */
const mapField = '_controlContainer';

const objectPrototype: object = Object.getPrototypeOf({});

/** Calls back with the first map of the page during its construction. */
export function onMapCreated(onMap: (map: MapLibreMap) => void): void {
  Object.defineProperty(objectPrototype, mapField, {
    configurable: true,
    set(this: object, value: unknown) {
      const field = { value, writable: true, enumerable: true, configurable: true };
      Object.defineProperty(this, mapField, field);
      if (!isMap(this)) return;
      Reflect.deleteProperty(objectPrototype, mapField);
      onMap(this);
    },
  });
}

function isMap(value: object): value is MapLibreMap {
  return 'getStyle' in value && 'addImage' in value;
}

/** Records the images that are added to a map. */
export function recordImages(map: MapLibreMap, images: StyleImage[]): void {
  const addImage = map.addImage.bind(map);
  map.addImage = (id: string, image: ImageData, options: ImageOptions = {}) => {
    const { width, height, data } = image;
    images.push({ id, width, height, pixels: toBase64(data), options });
    return addImage(id, image, options);
  };
}

function toBase64(bytes: Uint8ClampedArray): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
}

/** Reads the data with which another page can render the same map. */
export function readMapData(map: MapLibreMap, images: readonly StyleImage[]): MapData {
  const { lng: longitude, lat: latitude } = map.getCenter();
  const fade: unknown = Reflect.get(map, '_fadeDuration');
  if (typeof fade !== 'number') throw new Error('the map has no fade duration');
  return {
    style: map.getStyle(),
    terrain: readTerrain(map.getStyle()),
    images,
    fontRules: fontRules(),
    loadedFonts: [...document.fonts].filter(({ status }) => status === 'loaded').map(fontKey),
    view: { longitude, latitude, zoom: map.getZoom() },
    minZoom: map.getMinZoom(),
    maxZoom: map.getMaxZoom(),
    padding: map.getPadding(),
    fadeMilliseconds: fade,
  };
}

/** Reads the terrain tiles of a style; null if no source has the protocol of the contour library. */
function readTerrain(style: MapStyle): TerrainTiles | null {
  const sources = Object.values(style.sources);
  const terrain = sources.find(({ type }) => type === 'raster-dem');
  const hasContours = sources.some(({ tiles }) => tiles?.[0]?.startsWith('dem-contour:'));
  const [url] = terrain?.tiles ?? [];
  if (!hasContours || !url) return null;
  const { encoding = 'mapbox', maxzoom = 22 } = terrain ?? {};
  return { url, encoding, maxzoom };
}

function fontRules(): string[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText);
}
