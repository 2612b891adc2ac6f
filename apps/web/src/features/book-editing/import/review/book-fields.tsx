import { bookBounds } from '@cae-map/contract/entities/books/book-bounds';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { bookEditingMessages } from '../../messages/index.ts';
import styles from '../import.module.css';
import { correctBook, type BookImport, type ImportedBookFields } from '../model/book-import.ts';

const lines = [
  { field: 'book_title', language: 'ru', longest: bookBounds.title, isRequired: true },
  { field: 'book_title_en', language: 'en', longest: bookBounds.title, isRequired: true },
  { field: 'book_author', language: 'ru', longest: bookBounds.author, isRequired: false },
  { field: 'book_author_en', language: 'en', longest: bookBounds.author, isRequired: false },
  { field: 'book_rights', language: 'ru', longest: bookBounds.rights, isRequired: false },
  { field: 'book_rights_en', language: 'en', longest: bookBounds.rights, isRequired: false },
] as const;

interface BookFieldsProps {
  readonly imported: BookImport;
  readonly change: (change: (imported: BookImport) => BookImport) => void;
}

/** The title, the author and the rights of the book. */
export function BookFields({ imported: { book }, change }: BookFieldsProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const { names, help } = messages.bookFields;
  const set = (fields: Partial<ImportedBookFields>): void => change((before) => correctBook(before, fields));
  return (
    <section className={styles.part} aria-labelledby="imported-book">
      <h2 id="imported-book">{messages.bookImport.book}</h2>
      <div className={styles.fields}>
        {lines.map(({ field, language, longest, isRequired }) => (
          <Field
            key={field}
            label={names[field]}
            hint={field === 'book_rights' ? help.book_rights : undefined}
            isRequired={isRequired}
          >
            {(attributes) => (
              <input
                {...attributes}
                type="text"
                lang={language}
                maxLength={longest}
                autoComplete="off"
                value={book[field]}
                onChange={({ target }) => set({ [field]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label={names.is_downloadable} hint={help.is_downloadable} isInline>
          {(attributes) => (
            <input
              {...attributes}
              type="checkbox"
              checked={book.is_downloadable}
              onChange={({ target }) => set({ is_downloadable: target.checked })}
            />
          )}
        </Field>
      </div>
    </section>
  );
}
