/** The metadata in the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path without the language; absent for pages that search engines should not index. */
  readonly path?: string;
  /** Path of the image for link previews, 1200 x 630 pixels. */
  readonly image?: string;
  /** The Open Graph type. */
  readonly kind?: 'website' | 'article';
}
