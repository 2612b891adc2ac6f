import { offerLayer, offeredLayers } from '@cae-map/layers/offers';
import { browserTileOrigins, templateOrigin } from '@cae-map/layers/tile-urls';
import type { MediaSettings } from '../settings/media-settings.ts';
import type { OnlineMapsSettings } from '../settings/online-maps-settings.ts';

/** The directives of the Content-Security-Policy that may name other hosts. */
type Directive = 'img-src' | 'connect-src' | 'frame-src';

/** A host of others that a visitor's browser may contact. */
export interface ExternalHost {
  /** Scheme and host in the syntax of the policy; `https://*.example.org` allows all its subdomains. */
  readonly origin: string;
  readonly directives: readonly Directive[];
  /** Browser features that a frame of this host may use, by their names in the Permissions-Policy. */
  readonly permissions?: readonly string[];
  readonly reason: string;
}

/** The hosts that do not depend on the settings. */
const videoHosts: readonly ExternalHost[] = [
  {
    origin: 'https://i.ytimg.com',
    directives: ['img-src'],
    reason: 'the thumbnail of a video, when a visitor opens its record',
  },
  {
    origin: 'https://www.youtube-nocookie.com',
    directives: ['frame-src'],
    permissions: ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'],
    reason: 'the player of a video, when a visitor starts it',
  },
];

/** MapLibre loads tiles with `fetch`; the list of layers shows a tile as an image. */
const tileDirectives: readonly Directive[] = ['connect-src', 'img-src'];

type HostSettings = Pick<OnlineMapsSettings, 'onlineMaps' | 'layerAccess' | 'terrainTiles'> &
  Pick<MediaSettings, 'mediaStore' | 's3'>;

/** All other hosts that browsers may contact: those of videos, and of the tiles of the offered layers and the terrain. */
export function listExternalHosts({
  onlineMaps,
  layerAccess,
  terrainTiles,
  ...mediaSettings
}: HostSettings): ExternalHost[] {
  const tileHosts = new Map<string, string>();
  for (const layer of offeredLayers(onlineMaps, layerAccess))
    for (const origin of browserTileOrigins(layer, offerLayer(layer, layerAccess)))
      tileHosts.set(origin, `tiles of ${layer.provider.name}`);
  if (terrainTiles && onlineMaps !== 'never')
    tileHosts.set(templateOrigin(terrainTiles.url), 'tiles of the terrain');
  return [
    ...videoHosts,
    ...listStorageHosts(mediaSettings),
    ...Array.from(tileHosts, ([origin, reason]) => ({ origin, directives: tileDirectives, reason })),
  ];
}

/** That of the storage from which browsers read the pictures themselves. */
function listStorageHosts({ mediaStore, s3 }: Pick<MediaSettings, 'mediaStore' | 's3'>): ExternalHost[] {
  if (mediaStore !== 's3' || s3?.reads !== 'presigned') return [];
  const { protocol, host } = new URL(s3.endpoint);
  const origin = `${protocol}//${s3.pathStyle ? '' : `${s3.bucket}.`}${host}`;
  return [{ origin, directives: ['img-src', 'connect-src'], reason: 'the pictures of this map' }];
}

/** The origins of a directive of the Content-Security-Policy. */
export function findOrigins(hosts: readonly ExternalHost[], directive: Directive): string[] {
  return hosts.filter(({ directives }) => directives.includes(directive)).map(({ origin }) => origin);
}
