import type { ApiClient } from './client.ts';

/**
 * The pages that the server delivers ready to read. The web application builds a renderer; the server loads it as a
 * built part and calls it through this interface, so that neither application imports the other.
 */
export interface PageRenderer {
  /** Renders the page of one address. Rejects only on a fault of the renderer itself. */
  render(request: PageRequest): Promise<RenderedPage>;
}

export interface PageRequest {
  /** The path with its query, as the browser asked for it. */
  readonly path: string;
  /** Scheme and host under which the product is reached, without a slash at the end. */
  readonly origin: string;
  /** Answers calls within the process. */
  readonly client: ApiClient;
  /** True for a search engine's crawler, which is shown nothing that only a visitor would choose. */
  readonly isCrawler: boolean;
}

export interface RenderedPage {
  readonly status: number;
  /** Where to send the browser instead; set together with a status of 301 to 308. */
  readonly redirect?: string;
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
