import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { callQuery } from '../../../lib/api/query/call-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { createListStore } from '../../../lib/lists/list-store.ts';
import { paths } from '../../../lib/url/paths.ts';
import { KindRows } from '../../../ui/workbench/list/kind-rows.tsx';
import { chapterKind } from '../chapter/chapter-kind.tsx';
import { compareChapters } from '../compare-order.ts';
import { bookEditingMessages } from '../messages/index.ts';

const store = createListStore({}, 'order');

interface ChapterRowsProps {
  readonly bookId: number;
  readonly chapters: readonly ChapterRevision[];
}

/** The chapters of a book, with the number of their texts. A chapter opens its texts. */
export function ChapterRows({ bookId, chapters }: ChapterRowsProps) {
  const { messages } = useLanguage(bookEditingMessages);
  // Without the texts themselves: a book may have thousands.
  const { data: texts } = useQuery(callQuery(useApiClient(), 'listTextIds', { book_id: bookId }));
  const labels = messages.bookTable;
  const sorted = useMemo(() => chapters.toSorted(compareChapters), [chapters]);
  const list = useMemo(
    () => ({
      store,
      readMessages: (language: ContentLanguage) => bookEditingMessages.read(language).chapterLists.list,
      openPath: (id: number) => paths.bookTable(bookId, id),
    }),
    [bookId],
  );
  const count = ({ chapter_id: id }: ChapterRevision): number | undefined =>
    texts?.filter((text) => text.chapter_id === id).length;
  return (
    <KindRows
      kind={chapterKind}
      list={list}
      items={sorted}
      nothing={labels.noChapters}
      renderDetail={(chapter) => {
        const entries = count(chapter);
        return entries === undefined ? null : labels.countEntries(entries);
      }}
    />
  );
}
