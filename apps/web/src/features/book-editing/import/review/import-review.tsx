import { isVisible } from '@cae-map/contract/visible-character';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { DiscardButton } from '../../../../ui/workbench/saving/discard-button.tsx';
import { invalidDate } from '../../../../ui/workbench/kind/form-field.ts';
import { bookEditingMessages } from '../../messages/index.ts';
import styles from '../import.module.css';
import type { BookImport } from '../model/book-import.ts';
import type { EditedImport } from '../use-book-import.ts';
import { BookFields } from './book-fields.tsx';
import { ChapterList } from './chapter-list.tsx';
import { DoubtList } from './doubt-list.tsx';
import { LeftOutList } from './left-out-list.tsx';
import { NamesChoice } from './names-choice.tsx';
import { useAddBook } from './use-add-book.ts';
import { useNamesToLink } from './use-names-to-link.ts';

interface ImportReviewProps {
  readonly imported: BookImport;
  readonly edited: EditedImport;
}

/** The second step: what was read is looked through, corrected and added. */
export function ImportReview({ imported, edited }: ImportReviewProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const labels = messages.bookImport;
  const names = useNamesToLink(imported.chapters);
  const [hasTried, setTried] = useState(false);
  const { add, isAdding } = useAddBook(edited.end);
  const { book, chapters, doubts } = imported;
  const texts = chapters.flatMap((chapter) => chapter.texts);
  const lacksTitle = !isVisible(book.book_title) || !isVisible(book.book_title_en);
  const hasInvalidDate = texts.some(
    ({ text_date, text_enddate }) => text_date === invalidDate || text_enddate === invalidDate,
  );
  const problem = lacksTitle ? labels.missingTitle : hasInvalidDate ? labels.invalidDate : null;
  const tryAdding = (): void => {
    setTried(true);
    if (problem === null) void add(imported, names.linkable, names.chosen);
  };
  return (
    <>
      <p className={styles.summary} role="status">
        {edited.isRestored && `${labels.restored} `}
        {labels.format(imported.format, chapters.length, texts.length)}
      </p>
      <DoubtList imported={imported} change={edited.change} />
      <BookFields imported={imported} change={edited.change} />
      <NamesChoice names={names} />
      <ChapterList imported={imported} change={edited.change} />
      <LeftOutList leftOut={imported.leftOut} />
      <footer className={styles.actions}>
        {hasTried && problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {doubts.length > 0 && <p className={styles.details}>{labels.stillDoubts(doubts.length)}</p>}
        <div className={styles.buttons}>
          <Button look="main" aria-disabled={isAdding || texts.length === 0} onClick={tryAdding}>
            {isAdding ? labels.adding : labels.add(texts.length)}
          </Button>
          {edited.canUndo && (
            <Button look="outlined" onClick={edited.undo}>
              {labels.undo}
            </Button>
          )}
          <DiscardButton
            look="bare"
            label={labels.discard}
            text={labels.discardQuestion}
            onDiscard={edited.end}
          />
        </div>
      </footer>
    </>
  );
}
