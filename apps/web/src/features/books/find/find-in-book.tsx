import type { BookRecord } from '@cae-map/contract/entities/book';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import fieldStyles from '../../../ui/controls/field.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useInitialFocus } from '../../../ui/dialog/use-initial-focus.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { booksMessages } from '../messages/index.ts';
import { contextOf, createBookIndex, sentenceHashAt, type BookIndex } from './book-index.ts';
import { bookTextsQuery } from './book-texts-query.ts';
import styles from './find-in-book.module.css';
import { bookFind } from './find-store.ts';

/** The most results that are listed; all are counted. */
const mostListed = 100;

/** The dialog that finds words in the whole book. Its texts are fetched when it is opened for the first time. */
export function FindInBook({ book }: { readonly book: BookRecord }) {
  const { messages } = useLanguage(booksMessages);
  const isOpen = bookFind.useIsOn();
  return (
    <Dialog
      title={messages.find.title}
      closeLabel={messages.find.close}
      isOpen={isOpen}
      onClose={() => bookFind.set(false)}
      use="choosing"
    >
      {isOpen && <FindForm bookId={book.book_id} />}
    </Dialog>
  );
}

function FindForm({ bookId }: { readonly bookId: number }) {
  const { language, messages } = useLanguage(booksMessages);
  const { data, error, refetch } = useQuery(bookTextsQuery(useApiClient(), bookId));
  const index = useMemo(() => data && createBookIndex(data, language), [data, language]);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useInitialFocus(field);
  // Typing has priority over the list.
  const query = useDeferredValue(typed);
  return (
    <div role="search" className={styles.find}>
      <div className={fieldStyles.field}>
        <input
          ref={field}
          type="search"
          aria-label={messages.find.field}
          placeholder={messages.find.field}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      {error !== null && (
        <p role="alert" className={styles.status}>
          {messages.find.failed}{' '}
          <Button look="link" onClick={() => void refetch()}>
            {messages.find.retry}
          </Button>
        </p>
      )}
      {index ? (
        <Results bookId={bookId} index={index} query={query} />
      ) : (
        error === null && <p role="status">{messages.loading}</p>
      )}
    </div>
  );
}

interface ResultsProps {
  readonly bookId: number;
  readonly index: BookIndex;
  readonly query: string;
}

function Results({ bookId, index, query }: ResultsProps) {
  const { language, messages } = useLanguage(booksMessages);
  const navigate = useNavigate();
  const { count, first } = useMemo(() => index.finder.find(query, mostListed), [index, query]);
  return (
    <>
      <p role="status" className={styles.status}>
        {query.trim() !== '' && messages.find.count(count, first.length)}
      </p>
      <ol className={styles.results}>
        {first.map(({ id, start, end }) => {
          const found = index.byId.get(id);
          if (found === undefined) return null;
          const { record, plain } = found;
          const { dates, place } = textEntry(record, language);
          const context = contextOf(plain, start, end);
          return (
            <li key={`${id} ${start}`}>
              <LocalLink
                to={paths.text(bookId, record.chapter_id, id)}
                className={styles.result ?? ''}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  bookFind.set(false);
                  const hash = sentenceHashAt(record, start, language);
                  void navigate(localPath(language, paths.chapter(bookId, record.chapter_id)) + hash);
                }}
              >
                <span className={styles.where}>{[dates, place.text].filter(Boolean).join(' · ')}</span>
                <span>
                  {context.before}
                  <mark>{context.found}</mark>
                  {context.after}
                </span>
              </LocalLink>
            </li>
          );
        })}
      </ol>
    </>
  );
}
