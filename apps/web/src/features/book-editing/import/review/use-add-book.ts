import { textIn } from '@cae-map/expedition/texts/titles';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { failureMessage } from '../../../../lib/api/failure-message.ts';
import { useRequiredClient } from '../../../../lib/api/use-required-client.ts';
import { rememberAction } from '../../../../lib/editing/action-history.ts';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { localPath } from '../../../../lib/language/language-path.ts';
import { notify } from '../../../../lib/notices/notices.ts';
import { paths } from '../../../../lib/url/paths.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import type { Linkable } from '../../../../ui/workbench/record-links/use-linkable.ts';
import { toBookDocument, type BookImport } from '../model/book-import.ts';
import { linkNames } from '../model/names-to-link.ts';

/** Adds the book with the chosen links in one step, offers to undo it, and opens its table. The draft stays after a failure. */
export function useAddBook(onAdded: () => void) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const client = useRequiredClient();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isAdding, setAdding] = useState(false);
  const labels = messages.bookImport;

  const add = async (
    imported: BookImport,
    linkable: Linkable | null,
    chosen: ReadonlySet<string>,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setAdding(true);
    try {
      const chapters =
        linkable === null ? imported.chapters : await linkNames(imported.chapters, linkable.names, chosen);
      const body = toBookDocument({ ...imported, chapters });
      const book = await client.call('importBook', {}, { body });
      const { book_id: id, version } = book;
      const texts = chapters.reduce((sum, chapter) => sum + chapter.texts.length, 0);
      const label = labels.added(textIn(book, 'book_title', language).text, chapters.length, texts);
      rememberAction({
        label,
        question: labels.undoQuestion,
        undo: async () => void (await client.call('deleteBook', { book_id: id }, { version })),
      });
      onAdded();
      await navigate(localPath(language, paths.bookTable(id)));
    } catch (error) {
      notify({ kind: 'error', title: labels.addFailed, message: failureMessage(error, messages) });
    } finally {
      isRunning.current = false;
      setAdding(false);
    }
  };
  return { add, isAdding };
}
