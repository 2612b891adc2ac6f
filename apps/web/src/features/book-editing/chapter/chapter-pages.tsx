import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { bookEditingMessages } from '../messages/index.ts';

/** The links from a stored chapter to its texts and to the page for readers. */
export function ChapterPages({
  record: { book_id: bookId, chapter_id: id },
}: {
  readonly record: ChapterRevision;
}) {
  const { messages } = useLanguage(bookEditingMessages);
  if (id === newRecordId)
    return <RelatedPages pages={[{ to: paths.bookTable(bookId), label: messages.bookEdit.table }]} />;
  return (
    <RelatedPages
      pages={[
        { to: paths.bookTable(bookId, id), label: messages.chapterEdit.table },
        { to: paths.chapter(bookId, id), label: messages.editing.related.publicPage },
      ]}
    />
  );
}
