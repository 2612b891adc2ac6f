import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { textIn } from '@cae-map/expedition/texts/titles';
import { IconSeparatorHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Confirmation } from '../../../ui/dialog/confirmation.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import { readTextTitle } from '../text/text-title.ts';
import { stepsOfDividing } from './writes/chapter-steps.ts';
import type { useTableChanges } from './writes/use-table-changes.ts';

interface DivideChapterProps {
  readonly chapter: ChapterRevision;
  /** The texts of the chapter in their order. */
  readonly texts: readonly TextRevision[];
  /** The text with which the new chapter begins. */
  readonly first: TextRevision;
  readonly save: ReturnType<typeof useTableChanges>;
  /** Runs an action of the bulk bar. */
  readonly run: (action: () => Promise<unknown>) => void;
}

/** Divides a chapter before a text after a question; nothing for its first text, before which there is nothing to divide. */
export function DivideChapter({ chapter, texts, first, save, run }: DivideChapterProps) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const [isAsked, setAsked] = useState(false);
  const labels = messages.entryActions.divide;
  const index = texts.findIndex(({ text_id: id }) => id === first.text_id);
  if (index <= 0) return null;
  const title = textIn(chapter, 'chapter_title', language).text;
  const close = (): void => setAsked(false);
  return (
    <>
      <Button look="outlined" onClick={() => setAsked(true)}>
        <IconSeparatorHorizontal size={18} stroke={1.8} aria-hidden="true" />
        {labels.action}
      </Button>
      <Confirmation
        isOpen={isAsked}
        title={labels.question(title)}
        text={labels.text(readTextTitle(first, language).text, texts.length - index)}
        confirmLabel={labels.confirm}
        cancelLabel={messages.entryActions.cancel}
        closeLabel={messages.editing.discarding.close}
        onClose={close}
        onConfirm={() => {
          close();
          run(() => save(labels.done(title), (access) => stepsOfDividing(access, chapter, first)));
        }}
      />
    </>
  );
}
