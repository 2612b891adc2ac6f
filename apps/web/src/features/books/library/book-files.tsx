import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { buildUrl } from '@cae-map/contract/api/client';
import { recordLanguageOf } from '@cae-map/contract/content-languages';
import type { BookRecord } from '@cae-map/contract/entities/book';
import { writtenFormats } from '@cae-map/contract/entities/books/book-files';
import { textIn } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { bookFormatNames } from '../../../lib/texts/book-format-names.ts';
import { booksMessages } from '../messages/index.ts';
import styles from './books-screen.module.css';

/** The rights of a book, and the links to it as a file if they allow it. */
export function BookFiles({ book }: { readonly book: BookRecord }) {
  const { language, messages } = useLanguage(booksMessages);
  const { files } = messages;
  const rights = textIn(book, 'book_rights', language);
  if (rights.text === '' && !book.is_downloadable) return null;
  const { path } = apiCalls.downloadBook;
  return (
    <footer className={styles.files}>
      {rights.text !== '' && <p lang={rights.language}>{rights.text}</p>}
      {book.is_downloadable && (
        <p>
          <span>{files.download}</span>
          {writtenFormats.map((format) => {
            const parameters = { book_id: book.book_id, language: recordLanguageOf[language], format };
            return (
              <a
                key={format}
                href={apiBase + buildUrl(path, parameters)}
                download
                title={files.purposes[format]}
              >
                {bookFormatNames[format]}
              </a>
            );
          })}
        </p>
      )}
    </footer>
  );
}
