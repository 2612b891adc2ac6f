import { fontKey } from './bench-page.ts';
import type { DrawnImage, DrawnMap, DrawnMapData, ImageOptions } from './bench-page.ts';

/** A field that MapLibre gives to every map at its making, and to nothing else that has a style. */
const fieldOfMaps = '_controlContainer';

/** What every object inherits from. */
const common: object = Object.getPrototypeOf({});

/** Calls back with the first map that the page makes, while it is being made, and is gone then. */
export function watchMap(onMap: (map: DrawnMap) => void): void {
  Object.defineProperty(common, fieldOfMaps, {
    configurable: true,
    set(this: object, value: unknown) {
      const field = { value, writable: true, enumerable: true, configurable: true };
      Object.defineProperty(this, fieldOfMaps, field);
      if (!isMap(this)) return;
      Reflect.deleteProperty(common, fieldOfMaps);
      onMap(this);
    },
  });
}

function isMap(value: object): value is DrawnMap {
  return 'getStyle' in value && 'addImage' in value;
}

/** Keeps the pictures that are added to a map. */
export function watchImages(map: DrawnMap, images: DrawnImage[]): void {
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

/** Reads from a map what another page needs to draw the same. */
export function readMap(map: DrawnMap, images: readonly DrawnImage[]): DrawnMapData {
  const { lng: longitude, lat: latitude } = map.getCenter();
  const fade: unknown = Reflect.get(map, '_fadeDuration');
  if (typeof fade !== 'number') throw new Error('the map does not say how long its signs fade');
  return {
    style: map.getStyle(),
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

function fontRules(): string[] {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ cssText }) => cssText);
}
