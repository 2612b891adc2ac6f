import type { CardPicture, PageCard } from '@cae-map/contract/api/page-card';

/** The metadata in the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** The canonical path without the language; absent for pages that search engines should not index. */
  readonly path?: string;
  /** The picture on the card of the page; absent for a card with the map only. */
  readonly image?: PreviewImage;
  /** What the card of the page shows instead of the title, the description and the first breadcrumb. */
  readonly card?: Partial<Pick<PageCard, 'section' | 'title' | 'names' | 'dates' | 'text'>>;
  /** The Open Graph type. */
  readonly kind?: 'website' | 'article';
}

/** A picture for the card of a page, which is shown where its link is. */
export interface PreviewImage extends CardPicture {
  /** Describes the image, and says of a drawing that it is one. */
  readonly alt: string;
}
