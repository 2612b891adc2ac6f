import type { ApiClient } from './client.ts';

/**
 * The pages that the server delivers as HTML. The web application builds the renderer and the reading of addresses; the
 * server loads both as built files through these interfaces, so that neither application imports the other.
 */
export interface PageRenderer {
  /** Renders the page of one address. Rejects only on a defect of the renderer itself. */
  render(request: PageRequest): Promise<RenderedPage>;
}

export interface PageAddresses {
  /** Says which page a request target (a path with its query) names; it never throws. */
  resolve(target: string): PageAddress;
}

export type PageAddress =
  /**
   * `path` is canonical: it has only those query parameters that the page reads, each once and in a fixed order. Targets
   * with the same canonical path are the same page.
   */
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 };

export interface PageRequest {
  /** The canonical path of a page. */
  readonly path: string;
  /** Scheme and host under which the product is reached, without a slash at the end. */
  readonly origin: string;
  /** Makes calls within the process. */
  readonly client: ApiClient;
  /** True for a search engine's crawler, which is shown nothing that only a visitor would choose. */
  readonly isCrawler: boolean;
}

export interface RenderedPage {
  readonly status: number;
  /** The language of the page, for the `lang` attribute. */
  readonly language: string;
  /** HTML for the head: title, description, canonical address, other languages, preview. */
  readonly head: string;
  /** HTML of the page itself. */
  readonly body: string;
  /** What the page was made from, for the application that takes over; plain JSON. */
  readonly data: unknown;
}

/** The markers in the built page that the server replaces. */
export const pageMarkers = {
  head: '<!--page-head-->',
  body: '<!--page-body-->',
  data: '<!--page-data-->',
} as const;

/** The id of the element that carries `RenderedPage.data`. */
export const pageDataElementId = 'page-data';
