import { textIn } from '@cae-map/expedition/texts/titles';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import type { ChapterInBook } from '../library/find-chapter.ts';
import { booksMessages } from '../messages/index.ts';
import { textDrawings } from '../text/text-drawing.tsx';
import styles from './chapter-navigation.module.css';

/** Links to the previous and the next chapter. */
export function ChapterNavigation({ chapter }: { readonly chapter: ChapterInBook }) {
  const { language, messages } = useLanguage(booksMessages);
  const { previous, next, book } = chapter;
  const readTitle = (of: NonNullable<typeof next>): ReactNode => {
    const title = textIn(of, 'chapter_title', language);
    return textDrawings[title.language].renderCharacters(title.text);
  };
  return (
    <nav className={styles.navigation} aria-label={messages.books.chapters}>
      {previous ? (
        <LocalLink to={paths.chapter(book.book_id, previous.chapter_id)} rel="prev">
          <span className={styles.direction}>{messages.books.previousChapter}</span>
          {readTitle(previous)}
        </LocalLink>
      ) : (
        <span />
      )}
      {next ? (
        <LocalLink to={paths.chapter(book.book_id, next.chapter_id)} rel="next">
          <span className={styles.direction}>{messages.books.nextChapter}</span>
          {readTitle(next)}
        </LocalLink>
      ) : (
        <LocalLink to={paths.books()}>
          <span className={styles.direction}>{messages.books.endOfBook}</span>
          {messages.books.allBooks}
        </LocalLink>
      )}
    </nav>
  );
}
