import { recordLanguageOf } from '@cae-map/contract/content-languages';
import { writtenFormats, type WrittenFormat } from '@cae-map/contract/entities/books/book-files';
import { useMutation } from '@tanstack/react-query';
import { readBookAsFile } from '../../../lib/api/files/private-file.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { notify } from '../../../lib/notices/notices.ts';
import { bookFormatNames } from '../../../lib/texts/book-format-names.ts';
import { bookEditingMessages } from '../messages/index.ts';
import styles from './book-table.module.css';

const extensions: Readonly<Record<WrittenFormat, string>> = {
  epub: 'epub',
  docx: 'docx',
  tei: 'tei.xml',
  markdown: 'md',
  content: 'json',
};

/** A menu that saves the book as a file, which can be imported again. */
export function SaveBook({ bookId }: { readonly bookId: number }) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const labels = messages.bookTable.files;
  const save = useMutation({
    mutationFn: async (format: WrittenFormat) => {
      const first = recordLanguageOf[language];
      const signal = AbortSignal.timeout(120_000);
      const file = await readBookAsFile({ book_id: bookId, language: first, format }, signal);
      saveFile(file, `cae-map-book-${bookId}-${first}.${extensions[format]}`, file.type);
    },
    onError: (error) =>
      notify({ kind: 'error', title: labels.failed, message: failureMessage(error, messages) }),
  });
  return (
    <select
      className={styles.save}
      aria-label={labels.save}
      disabled={save.isPending}
      value=""
      onChange={({ target }) => {
        const format = writtenFormats.find((each) => each === target.value);
        if (format !== undefined) save.mutate(format);
      }}
    >
      <option value="">{save.isPending ? labels.saving : labels.save}</option>
      {writtenFormats.map((format) => (
        <option key={format} value={format}>
          {bookFormatNames[format]}
        </option>
      ))}
    </select>
  );
}
