/** What the head of a page says to browsers, search engines and previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path without the language; absent for pages that no search engine should keep. */
  readonly path?: string;
  /** Path of the preview picture, 1200 x 630 pixels. */
  readonly image?: string;
  /** What kind of page previews are told. */
  readonly kind?: 'website' | 'article';
}
