/** The metadata in the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path without the language; absent for pages that search engines should not index. */
  readonly path?: string;
  /** The image for link previews; absent for the map with the route. */
  readonly image?: PreviewImage;
  /** The Open Graph type. */
  readonly kind?: 'website' | 'article';
}

/** An image for link previews, 1200 x 630 pixels. */
export interface PreviewImage {
  readonly path: string;
  /** Describes the image, and says of a drawing that it is one. */
  readonly alt: string;
}
