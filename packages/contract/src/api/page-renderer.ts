import type { AtlasPictures } from './atlas-pictures.ts';
import type { MapTileset } from '../entities/map-tileset.ts';
import type { ApiClient } from './client.ts';
import type { DescribedCard } from './page-card.ts';

/**
 * The interfaces between the server and the renderer of the web application. The server loads the built files, so that
 * neither application imports the other.
 */
export interface PageRenderer {
  /** Renders the page of a path. Rejects only if the renderer has a bug. */
  render(request: PageRequest): Promise<RenderedPage>;
}

export interface PageResolver {
  /** Returns the page or the redirect of a request target, a path with its query; never throws. */
  resolve(target: string): ResolvedPage;
}

export type ResolvedPage =
  /**
   * `path` is canonical: it has only the query parameters that the page reads, each once and in a fixed order. Targets of the
   * same page have the same canonical path.
   */
  | {
      readonly kind: 'page';
      readonly path: string;
      /** Whether the path is that of a twin, which is data for programs. */
      readonly isTwin?: true;
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 };

export interface PageRequest {
  /** The canonical path of a page. */
  readonly path: string;
  /** The public scheme and host of the product, without a trailing slash. */
  readonly origin: string;
  /** A client whose calls stay within the process. */
  readonly client: ApiClient;
  /** Whether the client is the crawler of a search engine, for which no stop is selected. */
  readonly isCrawler: boolean;
  /** The pictures of the atlas below the map; absent if set-up has drawn none, or the visitor saves data. */
  readonly atlasPictures?: AtlasPictures | undefined;
  /** The vector tiles of the stops and legs; absent if they are not known in time. */
  readonly mapTileset?: MapTileset | undefined;
  /** The version of what all cards are drawn with; without it the page has no card. */
  readonly cardBackground?: string | undefined;
  /** Only this part is made; absent for the whole page. */
  readonly part?: 'card' | undefined;
}

export interface RenderedPage {
  readonly status: number;
  /** The language of the page, for the `lang` attribute. */
  readonly language: string;
  /** HTML for the head: title, description, canonical URL, alternate languages, preview image. */
  readonly head: string;
  /** HTML of the content. */
  readonly body: string;
  /** The data that the page was rendered with, for hydration; plain JSON. */
  readonly data: unknown;
  /** The value of the header `Link`; absent for a page without a record. */
  readonly links?: string;
  /** Sent instead of the page; absent for a page. */
  readonly twin?: RenderedTwin;
  /** The card of the page; only if that part is requested, and absent for pages that are not indexed. */
  readonly card?: DescribedCard;
}

/** The record of a page in a format for programs. */
export interface RenderedTwin {
  readonly contentType: string;
  readonly text: string;
}

/** The markers in the built page that the server replaces. */
export const pageMarkers = {
  head: '<!--page-head-->',
  body: '<!--page-body-->',
  data: '<!--page-data-->',
} as const;

/** The id of the element that contains `RenderedPage.data`. */
export const pageDataElementId = 'page-data';
