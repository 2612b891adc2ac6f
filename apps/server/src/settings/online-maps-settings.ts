import {
  onlineMapsValues,
  terrainEncodings,
  type OnlineMaps,
} from '@cae-map/contract/entities/configuration';
import type { KeyName } from '@cae-map/layers/base-layer';
import { findLayer } from '@cae-map/layers/catalogue';
import type { LayerAccess } from '@cae-map/layers/offers';
import { z } from 'zod';

/** The settings of base layers, tiles and terrain of other providers. */
export interface OnlineMapsSettings {
  readonly onlineMaps: OnlineMaps;
  readonly layerAccess: LayerAccess;
  readonly terrainTiles: {
    readonly url: string;
    readonly encoding: (typeof terrainEncodings)[number];
  } | null;
  /** The size of the cache of proxied tiles on the disk, in megabytes (10^6 bytes); 0 stores none. */
  readonly tileCacheMegabytes: number;
}

const key = z
  .string()
  .regex(/^[\w.~-]{8,200}$/, 'must be a key of 8 to 200 letters, digits and the characters _ . ~ -')
  .optional();

/** Mapbox's secret tokens begin with `sk.`; browsers would receive them. */
const mapboxToken = z
  .string()
  .regex(/^pk\.[\w.-]{8,300}$/, 'must be a public token, which begins with pk.')
  .optional();

const tileUrl = z
  .string()
  .refine(isTileUrl, 'must be an https:// URL with the placeholders {z}, {x} and {y} and no other ones');

/** HTTP is possible on the loopback interface only: browsers block it on a page that is served over HTTPS. */
function isTileUrl(template: string): boolean {
  const placeholders = Array.from(template.matchAll(/\{(.*?)\}/g), ([, name]) => name).toSorted();
  const plain = template.replaceAll(/[{}]/g, '');
  if (placeholders.join('') !== 'xyz' || !URL.canParse(plain) || /\s/.test(template)) return false;
  const { protocol, hostname, username, password } = new URL(plain);
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1';
  // A placeholder in the host would allow other hosts.
  const isFixedHost = URL.canParse(template) && new URL(template).hostname === hostname;
  return (
    isFixedHost &&
    username + password === '' &&
    (protocol === 'https:' || (protocol === 'http:' && isLoopback))
  );
}

const tileUrls = z
  .string()
  .transform((value) => value.trim().split(/\s+/))
  .transform((entries, context) => {
    const addresses: Record<string, string> = {};
    for (const entry of entries) {
      const [, code = '', template = ''] = /^(\w+)=(.*)$/.exec(entry) ?? [];
      const problem = findEntryProblem(code, template, addresses);
      if (problem !== undefined) context.addIssue(problem);
      addresses[code] = template;
    }
    return addresses;
  })
  .default({});

function findEntryProblem(
  code: string,
  template: string,
  addresses: Readonly<Record<string, string>>,
): string | undefined {
  if (code === '') return 'must be a list of CODE=URL with spaces between them';
  if (findLayer(code)?.requires?.setting !== 'address') {
    return `${code} is not the code of a layer that needs an address; docs/base-layers.md lists them`;
  }
  if (code in addresses) return `${code} is listed twice`;
  return tileUrl.safeParse(template).error?.issues.map(({ message }) => `the URL of ${code} ${message}`)[0];
}

export const onlineMapsSchema = {
  ONLINE_MAPS: z.enum(onlineMapsValues, `must be one of ${onlineMapsValues.join(', ')}`).default('ask'),
  TILE_URLS: tileUrls,
  AZURE_MAPS_KEY: key,
  GOOGLE_MAPS_KEY: key,
  MAPBOX_TOKEN: mapboxToken,
  MAPTILER_KEY: key,
  THUNDERFOREST_KEY: key,
  TIANDITU_KEY: key,
  TOMTOM_KEY: key,
  YANDEX_MAPS_KEY: key,
  TERRAIN_TILES_URL: tileUrl.optional(),
  TERRAIN_TILES_ENCODING: z
    .enum(terrainEncodings, `must be one of ${terrainEncodings.join(', ')}`)
    .default('terrarium'),
  TILE_CACHE_MB: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a number of megabytes, or 0 to store no tiles')
    .transform(Number)
    .default(500),
};

export const onlineMapsExamples: Record<keyof typeof onlineMapsSchema, string> = {
  ONLINE_MAPS: 'ask',
  TILE_URLS: 'T=https://tiles.example.org/1km/{z}/{x}/{y}.png',
  AZURE_MAPS_KEY: '0123456789abcdef',
  GOOGLE_MAPS_KEY: 'AIza0123456789abcdef',
  MAPBOX_TOKEN: 'pk.0123456789abcdef',
  MAPTILER_KEY: '0123456789abcdef',
  THUNDERFOREST_KEY: '0123456789abcdef',
  TIANDITU_KEY: '0123456789abcdef',
  TOMTOM_KEY: '0123456789abcdef',
  YANDEX_MAPS_KEY: '01234567-89ab-cdef-0123-456789abcdef',
  TERRAIN_TILES_URL: 'https://tiles.example.org/terrain/{z}/{x}/{y}.png',
  TERRAIN_TILES_ENCODING: 'terrarium',
  TILE_CACHE_MB: '500',
};

type ParsedVariables = z.output<z.ZodObject<typeof onlineMapsSchema>>;

/** Converts the validated variables. */
export function toOnlineMapsSettings(data: ParsedVariables): OnlineMapsSettings {
  const keys: Record<KeyName, string | undefined> = {
    azure: data.AZURE_MAPS_KEY,
    google: data.GOOGLE_MAPS_KEY,
    mapbox: data.MAPBOX_TOKEN,
    maptiler: data.MAPTILER_KEY,
    thunderforest: data.THUNDERFOREST_KEY,
    tianditu: data.TIANDITU_KEY,
    tomtom: data.TOMTOM_KEY,
    yandex: data.YANDEX_MAPS_KEY,
  };
  const configured = Object.fromEntries(
    Object.entries(keys).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const url = data.TERRAIN_TILES_URL;
  return {
    onlineMaps: data.ONLINE_MAPS,
    layerAccess: { keys: configured, addresses: data.TILE_URLS },
    terrainTiles: url === undefined ? null : { url, encoding: data.TERRAIN_TILES_ENCODING },
    tileCacheMegabytes: data.TILE_CACHE_MB,
  };
}
