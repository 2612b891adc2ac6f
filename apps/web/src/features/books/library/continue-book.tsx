import { textIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import type { BookWithChapters } from './library-query.ts';
import { booksMessages } from '../messages/index.ts';
import { useProgress } from '../progress/reading-progress.ts';

/** A link to where the reader of a book stopped; nothing if the book was not read, or its chapter no longer exists. */
export function ContinueBook({ entry: { book, chapters } }: { readonly entry: BookWithChapters }) {
  const { language, messages } = useLanguage(booksMessages);
  const position = useProgress(book.book_id);
  const found = chapters.find(({ chapter }) => chapter.chapter_id === position?.chapterId);
  if (position === null || found === undefined) return null;
  return (
    <LocalLink to={paths.text(book.book_id, position.chapterId, position.textId)}>
      {messages.books.continueAt(textIn(found.chapter, 'chapter_title', language).text)}
    </LocalLink>
  );
}
