/** The directives of the Content-Security-Policy that may name other hosts. */
type Directive = 'img-src' | 'connect-src' | 'frame-src';

interface ExternalHost {
  /** Scheme and host as the policy writes them; `https://*.example.org` covers the tile servers `a`, `b` and `c`. */
  readonly origin: string;
  readonly directives: readonly Directive[];
  /** Browser features that a frame of this host may use, by their names in the Permissions-Policy. */
  readonly permissions?: readonly string[];
  readonly reason: string;
}

/**
 * Every other host that a visitor's browser may contact. A map provider adds its tile hosts here: MapLibre loads tiles with
 * `fetch`, so they need `connect-src`, and `img-src` where a page shows one as a picture.
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

/** The origins that a directive of the Content-Security-Policy names. */
export function originsFor(directive: Directive): string[] {
  return externalHosts.filter(({ directives }) => directives.includes(directive)).map(({ origin }) => origin);
}
