import { apiBase } from '@cae-map/contract/api/calls';
import type { LayerOffer } from '@cae-map/contract/entities/configuration';
import type { Language } from '@cae-map/contract/enumerations';
import type { BaseLayer } from './base-layer.ts';

/**
 * The URL templates with which a browser requests the tiles of an offered layer, from bottom to top, with the placeholders
 * `{z}`, `{x}` and `{y}`. Those of a proxied layer are paths of this server. Empty for the built-in map.
 * @param language the language of the names on the map, if the layer has it
 */
export function browserTileUrls(layer: BaseLayer, offer: LayerOffer, language: Language): string[] {
  if (layer.proxied) return layer.sources.map((_source, part) => proxyPath(layer, part, language));
  const sources = offer.address === undefined ? layer.sources : [offer.address];
  return sources.map((source) =>
    fillPlaceholders(source, { key: offer.key, language: layer.languages?.[language] }),
  );
}

function proxyPath({ code, languages, sources }: BaseLayer, part: number, language: Language): string {
  const query = new URLSearchParams({
    ...(languages ? { lang: language } : {}),
    ...(sources.length > 1 ? { part: String(part) } : {}),
  }).toString();
  return `${apiBase}/tiles/${code}/{z}/{x}/{y}${query === '' ? '' : `?${query}`}`;
}

/** Replaces placeholders such as `{key}` by URL-encoded values; those without a value remain. */
export function fillPlaceholders(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : encodeURIComponent(value);
  });
}

/** Whether a tile exists on the usual grid of square tiles at the zooms of a layer. */
export function isTileOf(
  { minZoom, maxNativeZoom }: Pick<BaseLayer, 'minZoom' | 'maxNativeZoom'>,
  { z, x, y }: TileNumbers,
): boolean {
  const count = 2 ** z;
  const isNumber = [z, x, y].every((value) => Number.isSafeInteger(value) && value >= 0);
  return isNumber && z >= minZoom && z <= maxNativeZoom && x < count && y < count;
}

/** The zoom, the column from the west and the row from the north. */
export interface TileNumbers {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The origins from which browsers request the tiles of an offered layer; none for one whose tiles go through the server. */
export function browserTileOrigins(layer: BaseLayer, offer: LayerOffer): string[] {
  if (layer.proxied) return [];
  return (offer.address === undefined ? layer.sources : [offer.address]).map(templateOrigin);
}

/** The scheme and host of a URL template, for a Content-Security-Policy. */
export function templateOrigin(template: string): string {
  return new URL(template.replaceAll(/[{}]/g, '')).origin;
}
