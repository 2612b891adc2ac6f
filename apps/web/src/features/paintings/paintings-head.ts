import type { PageHead } from '../../lib/page/page-head.ts';
import type { PaintingsMessages } from './messages/index.ts';

/** Creates the title and description of a page of the catalogue. */
export function createPaintingsHead(
  count: number,
  page: number,
  messages: PaintingsMessages,
): Pick<PageHead, 'title' | 'description'> {
  const title = page === 1 ? messages.paintings.heading : messages.paintings.pageTitle(page);
  return { title, description: messages.paintings.description(count) };
}
