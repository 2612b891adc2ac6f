import type { TextRecord } from '@cae-map/contract/entities/book';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { albumOfChapter } from '../../../lib/images/albums.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { useOptionGroup } from '../../../lib/options/use-option-group.ts';
import { chapterSourcesQuery } from '../../../lib/sources/chapter-sources-query.ts';
import { paths } from '../../../lib/url/paths.ts';
import pageStyles from '../../../ui/layout/page.module.css';
import { OpenedPicture } from '../../../ui/gallery/viewer/opened-picture.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { useOpenedAddress } from '../address/use-opened-address.ts';
import { readerOptions } from '../appearance/reader-options.ts';
import { useAppearance } from '../appearance/use-appearance.ts';
import { chapterMonths } from '../library/chapter-months.ts';
import type { ChapterInBook } from '../library/find-chapter.ts';
import { booksMessages } from '../messages/index.ts';
import { NameCard } from '../names/name-card.tsx';
import { useChapterPictures } from '../pictures/use-chapter-pictures.ts';
import { ContinueReading } from '../progress/continue-reading.tsx';
import { useReadingPosition } from '../progress/use-reading-position.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { ReadAloudBar, ReadAloudButton } from '../speech/read-aloud-bar.tsx';
import { useReadAloud } from '../speech/use-read-aloud.ts';
import { TwinCard } from '../twins/twin-card.tsx';
import { useTwinPointing } from '../twins/use-twin-pointing.ts';
import { ChapterNavigation } from './chapter-navigation.tsx';
import { ChapterText } from './chapter-text.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { lengthOf, readingMinutes } from '../library/reading-minutes.ts';
import styles from './chapter-screen.module.css';
import { usePlacePointing } from './use-place-pointing.ts';
import { useChapterSwipe } from './use-chapter-swipe.ts';
import { useReaderKeys } from './use-reader-keys.ts';
import { fieldAttribute } from '../../../lib/translations/field-attribute.ts';

interface ChapterArticleProps {
  readonly found: ChapterInBook;
  readonly texts: readonly TextRecord[];
}

/** A chapter with its texts in order. */
export function ChapterArticle({ found, texts }: ChapterArticleProps) {
  const { language, messages } = useLanguage(booksMessages);
  const article = useRef<HTMLElement>(null);
  const { book, chapter, previous, next } = found;
  const bookId = book.book_id;
  const chapterId = chapter.chapter_id;
  const title = textIn(chapter, 'chapter_title', language).text;
  const { data: sources } = useQuery(chapterSourcesQuery(useApiClient(), { bookId, chapterId }));
  const languages = useOptionGroup(readerOptions, (options) => options.languages);
  const pictures = useChapterPictures(bookId, chapterId);
  const address = useOpenedAddress(texts);
  const openChapter = useOpenChapter(bookId);
  useAppearance();
  useReadingPosition(article, { bookId, chapterId, texts });
  useTwinPointing(article, texts);
  usePlacePointing(article);
  const turns = {
    onPreviousChapter: () => openChapter(previous?.chapter_id),
    onNextChapter: () => openChapter(next?.chapter_id),
  };
  const aloud = useReadAloud(article, texts);
  useReaderKeys(article, turns, aloud);
  useChapterSwipe(article, turns);
  const addressedTextId = address !== null && 'sentence' in address ? address.textId : null;
  return (
    <article ref={article} className={`${pageStyles.page} ${styles.page}`} data-languages={languages}>
      <div className={styles.top}>
        <p className={styles.book}>
          <LocalLink to={paths.books()}>{textIn(book, 'book_title', language).text}</LocalLink>
          {' · '}
          {messages.books.chapter(found.number)}
        </p>
        <ReaderBar book={book} />
      </div>
      <h1
        className={`${pageStyles.heading} ${styles.title}`}
        {...fieldAttribute('chapters', chapterId, 'title')}
      >
        {title}
      </h1>
      <div className={styles.months}>
        <p>
          {[
            chapterMonths(chapter, language),
            texts.length > 0 && messages.books.texts(texts.length),
            texts.length > 0 && messages.books.minutes(readingMinutes(texts.map(lengthOf), language)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className={styles.offers}>
          <ReadAloudButton aloud={aloud} />
          <ContinueReading bookId={bookId} chapterId={chapterId} texts={texts} />
        </div>
      </div>
      {address !== null && address.kind !== 'text' && address.kind !== 'sentence' && (
        <p role="alert" className={styles.notice}>
          {messages.books.address[address.kind]}
        </p>
      )}
      {texts.length === 0 && <p>{messages.books.empty}</p>}
      {texts.map((text) => (
        <ChapterText
          key={text.text_id}
          text={text}
          sources={sources?.[text.text_id]}
          pictures={pictures.ofText(text.text_id)}
          isAddressed={text.text_id === addressedTextId}
        />
      ))}
      <ReadAloudBar aloud={aloud} />
      <ChapterNavigation chapter={found} />
      <SelectionBar article={article} book={book} chapter={chapter} texts={texts} />
      <TwinCard article={article} texts={texts} />
      <NameCard article={article} />
      <OpenedPicture
        album={albumOfChapter(chapterId)}
        title={messages.pictures.ofChapter(title)}
        images={pictures.images}
      />
    </article>
  );
}

/** Returns the function that opens a chapter of a book; it does nothing beyond the first and the last one. */
function useOpenChapter(bookId: number): (chapterId: number | undefined) => void {
  const { language } = useLanguage();
  const navigate = useNavigate();
  return (chapterId) => {
    if (chapterId !== undefined) void navigate(localPath(language, paths.chapter(bookId, chapterId)));
  };
}
