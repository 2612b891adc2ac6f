import type { ApiClient } from './client.ts';

/**
 * Server-side rendering of pages. The web application builds a renderer; the server loads the built module and calls it
 * through this interface, so that neither application imports the other.
 */
export interface PageRenderer {
  /** Renders the page of one URL. Rejects only on an internal error of the renderer. */
  render(request: PageRequest): Promise<RenderedPage>;
}

export interface PageRequest {
  /** Path and query string as requested by the browser. */
  readonly path: string;
  /** Public scheme and host of the product, without a trailing slash. */
  readonly origin: string;
  /** Calls the API within the process. */
  readonly client: ApiClient;
  /** True for a search engine crawler: visitor-specific content is left out. */
  readonly isCrawler: boolean;
}

export interface RenderedPage {
  readonly status: number;
  /** Target of a redirect; set together with a status of 301 to 308. */
  readonly redirect?: string;
  /** The language of the page for the `lang` attribute. */
  readonly language: string;
  /** HTML for the head: title, description, canonical URL, alternate languages, preview image. */
  readonly head: string;
  /** HTML for the body. */
  readonly body: string;
  /** The data that the page was rendered from, as plain JSON for hydration. */
  readonly data: unknown;
}

/** The placeholders in the built page that the server replaces. */
export const pageMarkers = {
  head: '<!--page-head-->',
  body: '<!--page-body-->',
  data: '<!--page-data-->',
} as const;

/** The id of the element that holds `RenderedPage.data`. */
export const pageDataElementId = 'page-data';
