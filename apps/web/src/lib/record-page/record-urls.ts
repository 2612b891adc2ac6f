import { twinMediaTypes } from '@cae-map/contract/api/twin-formats';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { localPath } from '../language/language-path.ts';
import { twinsOf, type RecordPage } from './record-page.ts';

/** Where a page is. */
export interface PageLocation {
  /** The public scheme and host, without a trailing slash. */
  readonly origin: string;
  readonly language: ContentLanguage;
}

/** The absolute URL of a path without the language. */
export function absoluteUrl(path: string, { origin, language }: PageLocation): string {
  return origin + localPath(language, path);
}

/**
 * The value of the header `Link` by FAIR Signposting: of a page to what is cited (RFC 8574), to its twins and its licence; of a twin to its
 * page and the licence.
 */
export function linkHeader(record: RecordPage, location: PageLocation, isTwin = false): string {
  const url = absoluteUrl(record.path, location);
  const links = isTwin
    ? [`<${url}>; rel="describes"; type="text/html"`, `<${url}>; rel="canonical"`]
    : [
        `<${url}>; rel="cite-as"`,
        ...twinsOf(record).map(
          (format) => `<${url}.${format}>; rel="describedby"; type="${twinMediaTypes[format]}"`,
        ),
      ];
  const licence = record.licence === null ? [] : [`<${record.licence}>; rel="license"`];
  return [...links, ...licence].join(', ');
}
