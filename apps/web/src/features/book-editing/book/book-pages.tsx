import type { BookRevision } from '@cae-map/contract/entities/books/book-editing';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { RelatedPages } from '../../../ui/workbench/edit/related-pages.tsx';
import { newRecordId } from '../../../ui/workbench/kind/record-kind.ts';
import { bookEditingMessages } from '../messages/index.ts';

/** The links from a stored book to its chapters and to the page for readers. */
export function BookPages({ record: { book_id: id } }: { readonly record: BookRevision }) {
  const { messages } = useLanguage(bookEditingMessages);
  if (id === newRecordId) return null;
  return (
    <RelatedPages
      pages={[
        { to: paths.bookTable(id), label: messages.bookEdit.table },
        { to: paths.books(), label: messages.editing.related.publicPage },
      ]}
    />
  );
}
