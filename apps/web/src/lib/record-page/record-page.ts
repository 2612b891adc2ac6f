import type { TwinFormat } from '@cae-map/contract/api/twin-formats';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { Citation } from '@cae-map/expedition/citations/citation';
import type { PageHead } from '../page/page-head.ts';
import type { StructuredNode } from './structured-node.ts';

/** A page above a page. */
export interface Breadcrumb {
  readonly label: string;
  /** Without the language. */
  readonly path: string;
}

/** The position of what a page is about. */
export interface RecordPosition {
  /** Degrees WGS84. */
  readonly latitude: number;
  readonly longitude: number;
  /** From the record itself, from its place, or interpolated between two stops. */
  readonly basis: 'record' | 'place' | 'interpolated';
}

/**
 * What a page about one record tells programs: its twins, its citation, the header `Link` and the structured data are all made from it, so
 * that they have the same public fields as the page.
 */
export interface RecordPage {
  /** The canonical path without the language. */
  readonly path: string;
  /** The title without markup. */
  readonly title: string;
  /** From the top of the site down, without the page itself. */
  readonly ancestors: readonly Breadcrumb[];
  /** The URL is that of the page if it is absent. */
  readonly citation: Omit<Citation, 'url' | 'language'> & Partial<Pick<Citation, 'url'>>;
  /** The URL of the licence; null if it is unknown. */
  readonly licence: string | null;
  readonly position: RecordPosition | null;
  /** The public fields of the record. */
  readonly data: object;
  /**
   * @param urlOf returns the absolute URL of a path without the language
   * @param origin the public scheme and host, for files
   */
  readonly structured: (urlOf: (path: string) => string, origin: string) => StructuredNode;
}

/** The licence of the content of this site, see `content/LICENSE`. */
export const contentLicence = 'https://creativecommons.org/licenses/by/4.0/';

/** The formats in which the record of a page can be fetched. */
export function twinsOf({ position }: RecordPage): readonly TwinFormat[] {
  return position === null ? ['json', 'bib', 'ris'] : ['json', 'geojson', 'bib', 'ris'];
}

/** Completes the citation with the URL of the page. */
export function citationOf({ citation }: RecordPage, url: string, language: ContentLanguage): Citation {
  return { url, ...citation, language };
}

/** The head of the page of a record. */
export function recordHead(
  { title, path }: RecordPage,
  more: Pick<PageHead, 'description'> & Partial<Pick<PageHead, 'image' | 'card'>>,
): PageHead {
  return { title, path, kind: 'article', ...more };
}

/** The id of a record in a path; null for anything but a positive integer. */
export function readRecordId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
