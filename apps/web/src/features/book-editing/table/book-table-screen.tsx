import type { BookRevision } from '@cae-map/contract/entities/books/book-editing';
import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import { textIn } from '@cae-map/expedition/texts/titles';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { ScreenModule, ScreenProps } from '../../../lib/manifest/screen-module.ts';
import { usePageHead } from '../../../lib/page/use-page-head.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { EditorPanel } from '../../../ui/workbench/editor-panel.tsx';
import panelStyles from '../../../ui/workbench/editor-panel.module.css';
import { EditorsOnly } from '../../../ui/workbench/editors-only.tsx';
import { useRecords } from '../../../ui/workbench/use-records.ts';
import { WithRecords } from '../../../ui/workbench/with-records.tsx';
import { readBookSections } from '../book-sections.ts';
import { bookEditingMessages } from '../messages/index.ts';
import { readQueryNumber } from '../read-query.ts';
import styles from './book-table.module.css';
import { ChapterEntries } from './chapter-entries.tsx';
import { SaveBook } from './save-book.tsx';
import { ChapterRows } from './chapter-rows.tsx';

/** The table of a book: its chapters, and the texts of the chapter in the query of the URL. */
function BookTableScreen({ parameters }: ScreenProps) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const bookId = Number(parameters['book_id']);
  const query = useRecords<BookRevision>('book');
  const book = query.data?.find(({ book_id: id }) => id === bookId);
  const labels = messages.bookTable;
  const title = book === undefined ? labels.title : textIn(book, 'book_title', language).text;
  usePageHead({ title, description: labels.intro });
  return (
    <EditorPanel
      title={title}
      sections={readBookSections('book', language, null)}
      isWholePage
      tools={
        book !== undefined && (
          <LocalLink to={editorPaths('book').edit(bookId)} className={panelStyles.link}>
            {labels.editBook}
          </LocalLink>
        )
      }
    >
      <EditorsOnly capability="books.write">
        <WithRecords query={query}>
          {() =>
            book === undefined ? (
              <p className={styles.note}>{labels.notFound}</p>
            ) : (
              <ChaptersOfBook bookId={bookId} />
            )
          }
        </WithRecords>
      </EditorsOnly>
    </EditorPanel>
  );
}

function ChaptersOfBook({ bookId }: { readonly bookId: number }) {
  const { messages } = useLanguage(bookEditingMessages);
  const { search } = useLocation();
  const query = useRecords<ChapterRevision>('chapter');
  const chosen = readQueryNumber(new URLSearchParams(search), 'chapter');
  const labels = messages.bookTable;
  return (
    <WithRecords query={query}>
      {(chapters) => {
        const ofBook = chapters.filter((chapter) => chapter.book_id === bookId);
        const chapter = ofBook.find(({ chapter_id: id }) => id === chosen);
        return (
          <div className={styles.table}>
            <section className={styles.part} aria-labelledby="chapters-of-book">
              <header className={styles.head}>
                <h2 id="chapters-of-book">{labels.chapters}</h2>
                <SaveBook bookId={bookId} />
                <LocalLink
                  to={`${editorPaths('chapter').create}?book=${bookId}`}
                  className={panelStyles.link}
                >
                  <IconPlus size={18} stroke={2} aria-hidden="true" />
                  {messages.chapterLists.list.add}
                </LocalLink>
              </header>
              <ChapterRows bookId={bookId} chapters={ofBook} />
            </section>
            {chapter === undefined ? (
              <p className={styles.note}>{ofBook.length > 0 && labels.chooseChapter}</p>
            ) : (
              <ChapterEntries key={chapter.chapter_id} chapter={chapter} chapters={ofBook} />
            )}
          </div>
        );
      }}
    </WithRecords>
  );
}

export const bookTableScreenModule: ScreenModule = {
  Screen: BookTableScreen,
  prepare: ({ language }) => {
    const { title, intro } = bookEditingMessages.read(language).bookTable;
    return Promise.resolve({ status: 200, head: { title, description: intro } });
  },
};
