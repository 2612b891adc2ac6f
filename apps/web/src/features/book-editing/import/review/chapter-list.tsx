import { bookBounds } from '@cae-map/contract/entities/books/book-bounds';
import { useState } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { bookEditingMessages } from '../../messages/index.ts';
import styles from '../import.module.css';
import { correctChapter, joinChapter, type BookImport, type ImportedChapter } from '../model/book-import.ts';
import { TextCorrection } from './text-correction.tsx';
import { useTextTitle } from './text-title.ts';

const titles = [
  { field: 'chapter_title', label: 'chapterTitle', language: 'ru' },
  { field: 'chapter_title_en', label: 'chapterTitleEn', language: 'en' },
] as const;

interface ChapterListProps {
  readonly imported: BookImport;
  readonly change: (change: (imported: BookImport) => BookImport) => void;
}

/** The chapters that were recognised; the open one shows its texts. */
export function ChapterList({ imported, change }: ChapterListProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const [opened, setOpened] = useState<string | null>(null);
  const labels = messages.bookImport;
  return (
    <section className={styles.part} aria-labelledby="imported-chapters">
      <h2 id="imported-chapters">{labels.contents}</h2>
      <ol className={styles.chapters}>
        {imported.chapters.map((chapter, index) => (
          <li key={chapter.key}>
            <Button
              look="bare"
              className={styles.chapter}
              aria-expanded={opened === chapter.key}
              onClick={() => setOpened(opened === chapter.key ? null : chapter.key)}
            >
              <span>{chapter.chapter_title}</span>
              <span className={styles.details}>{labels.countTexts(chapter.texts.length)}</span>
            </Button>
            {opened === chapter.key && (
              <OpenChapter chapter={chapter} isFirst={index === 0} change={change} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OpenChapterProps extends Pick<ChapterListProps, 'change'> {
  readonly chapter: ImportedChapter;
  readonly isFirst: boolean;
}

function OpenChapter({ chapter, isFirst, change }: OpenChapterProps) {
  const { messages } = useLanguage(bookEditingMessages);
  const [opened, setOpened] = useState<string | null>(null);
  const titleOf = useTextTitle();
  const labels = messages.bookImport;
  return (
    <div className={styles.openChapter}>
      <div className={styles.fields}>
        {titles.map(({ field, label, language }) => (
          <Field key={field} label={labels[label]}>
            {(attributes) => (
              <input
                {...attributes}
                type="text"
                lang={language}
                maxLength={bookBounds.title}
                autoComplete="off"
                value={chapter[field]}
                onChange={({ target }) =>
                  change((before) => correctChapter(before, chapter.key, { [field]: target.value }))
                }
              />
            )}
          </Field>
        ))}
      </div>
      {!isFirst && (
        <Button look="outlined" onClick={() => change((before) => joinChapter(before, chapter.key))}>
          {labels.joinChapter}
        </Button>
      )}
      <ol className={styles.texts}>
        {chapter.texts.map((text) => (
          <li key={text.key}>
            <Button
              look="bare"
              className={styles.chapter}
              aria-expanded={opened === text.key}
              onClick={() => setOpened(opened === text.key ? null : text.key)}
            >
              {titleOf(text)}
            </Button>
            {opened === text.key && <TextCorrection chapter={chapter} text={text} change={change} />}
          </li>
        ))}
      </ol>
    </div>
  );
}
