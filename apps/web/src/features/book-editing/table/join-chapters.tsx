import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import { textIn } from '@cae-map/expedition/texts/titles';
import { IconArrowMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { localPath } from '../../../lib/language/language-path.ts';
import { paths } from '../../../lib/url/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Confirmation } from '../../../ui/dialog/confirmation.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import { stepsOfJoining } from './writes/chapter-steps.ts';
import { useTableChanges } from './writes/use-table-changes.ts';

interface JoinChaptersProps {
  readonly chapter: ChapterRevision;
  /** The chapter before it in the book. */
  readonly before: ChapterRevision;
  /** The number of texts of the chapter. */
  readonly count: number;
}

/** Joins a chapter with the one before it after a question, and opens that chapter. */
export function JoinChapters({ chapter, before, count }: JoinChaptersProps) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const save = useTableChanges();
  const labels = messages.entryActions.join;
  const title = textIn(chapter, 'chapter_title', language).text;
  const other = textIn(before, 'chapter_title', language).text;
  const close = (): void => setAsked(false);
  const join = async (): Promise<void> => {
    setBusy(true);
    const isSaved = await save(labels.done(title, other), (access) =>
      stepsOfJoining(access, before, chapter),
    );
    setBusy(false);
    if (isSaved) await navigate(localPath(language, paths.bookTable(before.book_id, before.chapter_id)));
  };
  return (
    <>
      <Button look="outlined" aria-disabled={isBusy} onClick={() => setAsked(!isBusy)}>
        <IconArrowMerge size={18} stroke={1.8} aria-hidden="true" />
        {labels.action}
      </Button>
      <Confirmation
        isOpen={isAsked}
        title={labels.question(title, other)}
        text={labels.text(title, other, count)}
        confirmLabel={labels.confirm}
        cancelLabel={messages.entryActions.cancel}
        closeLabel={messages.editing.discarding.close}
        onClose={close}
        onConfirm={() => {
          close();
          void join();
        }}
      />
    </>
  );
}
