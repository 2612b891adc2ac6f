import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { bookEditingMessages } from '../../messages/index.ts';
import styles from '../import.module.css';
import {
  indexTexts,
  settleDoubt,
  type BookImport,
  type LocatedText,
  type OpenDoubt,
} from '../model/book-import.ts';
import { useTextTitle } from './text-title.ts';
import { TextCorrection } from './text-correction.tsx';

/** The doubt whose fields are open, with its place in the list. */
interface OpenedDoubt {
  readonly doubt: OpenDoubt;
  readonly index: number;
}

/** The doubts that are shown before a button shows more. */
const shownFirst = 30;

interface DoubtListProps {
  readonly imported: BookImport;
  readonly change: (change: (imported: BookImport) => BookImport) => void;
}

/**
 * The doubts with the opened one, which keeps its place after a correction has settled it: a date that is typed key by key may already be
 * a date before it is complete, and its field must not disappear.
 */
function withOpened(doubts: readonly OpenDoubt[], opened: OpenedDoubt | null): readonly OpenDoubt[] {
  if (opened === null || doubts.some(({ key }) => key === opened.doubt.key)) return doubts;
  return doubts.toSpliced(opened.index, 0, opened.doubt);
}

/** What an editor should look at, each with the words that caused the doubt and the fields of the text. */
export function DoubtList({ imported, change }: DoubtListProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const [limit, setLimit] = useState(shownFirst);
  const [opened, setOpened] = useState<OpenedDoubt | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleOf = useTextTitle();
  const labels = messages.bookImport;
  const texts = indexTexts(imported);
  const shown = withOpened(imported.doubts, opened);
  const located = shown.flatMap((doubt) => {
    const found = texts.get(doubt.textKey);
    return found === undefined ? [] : [{ doubt, found }];
  });
  const open = imported.doubts.filter(({ textKey }) => texts.has(textKey)).length;
  const rest = located.length - limit;
  /** Settles a doubt and moves the focus to the next one, because the button that had it is removed. */
  const settle = (key: string, index: number): void => {
    flushSync(() => {
      if (opened?.doubt.key === key) setOpened(null);
      change((before) => settleDoubt(before, key));
    });
    const rows = [...(list.current?.children ?? [])];
    const next = rows[Math.min(index, rows.length - 1)]?.querySelector<HTMLElement>('[data-settle]');
    (next ?? heading.current)?.focus();
  };
  const describe = ({ chapter, text }: LocatedText): string =>
    [chapter.chapter_title, titleOf(text)].filter(Boolean).join(' · ');
  return (
    <section className={styles.part} aria-labelledby="doubts">
      <h2 id="doubts" ref={heading} tabIndex={-1}>
        {labels.doubts(open)}
      </h2>
      <p className={styles.details}>{open === 0 ? labels.noDoubts : labels.doubtsHint}</p>
      <ul ref={list} className={styles.doubts}>
        {located.slice(0, limit).map(({ doubt, found }, index) => {
          const where = describe(found);
          const isOpen = opened?.doubt.key === doubt.key;
          return (
            <li key={doubt.key} className={styles.doubt}>
              <div className={styles.doubtHead}>
                <div>
                  <p className={styles.kind}>{labels.doubtKinds[doubt.kind]}</p>
                  <p className={styles.details}>{where}</p>
                  {doubt.words !== '' && <q className={styles.words}>{doubt.words}</q>}
                </div>
                <div className={styles.buttons}>
                  <Button
                    look="outlined"
                    label={isOpen ? labels.close : labels.openOf(where)}
                    aria-expanded={isOpen}
                    onClick={() => setOpened(isOpen ? null : { doubt, index })}
                  >
                    {isOpen ? labels.close : labels.open}
                  </Button>
                  <Button
                    look="outlined"
                    data-settle
                    label={labels.isRightFor(where)}
                    onClick={() => settle(doubt.key, index)}
                  >
                    {labels.isRight}
                  </Button>
                </div>
              </div>
              {isOpen && <TextCorrection {...found} change={change} />}
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <Button look="link" onClick={() => setLimit(limit + 2 * shownFirst)}>
          {labels.more(rest)}
        </Button>
      )}
    </section>
  );
}
