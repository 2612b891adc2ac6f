/** The directives of the Content-Security-Policy that may name other hosts. */
type Directive = 'img-src' | 'connect-src' | 'frame-src';

interface ExternalHost {
  /** Scheme and host in the syntax of the policy; `https://*.example.org` allows all its subdomains. */
  readonly origin: string;
  readonly directives: readonly Directive[];
  /** Browser features that a frame of this host may use, by their names in the Permissions-Policy. */
  readonly permissions?: readonly string[];
  readonly reason: string;
}

/**
 * All other hosts that a visitor's browser may contact. The tile hosts of a map provider are added here: MapLibre loads
 * tiles with `fetch`, so they need `connect-src`, and `img-src` if a page shows a tile as an image.
 */
export const externalHosts: readonly ExternalHost[] = [
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

/** The origins of a directive of the Content-Security-Policy. */
export function findOrigins(directive: Directive): string[] {
  return externalHosts.filter(({ directives }) => directives.includes(directive)).map(({ origin }) => origin);
}
