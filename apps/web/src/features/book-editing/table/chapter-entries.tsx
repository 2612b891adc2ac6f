import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { textIn } from '@cae-map/expedition/texts/titles';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRequiredClient } from '../../../lib/api/use-required-client.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { createListStore } from '../../../lib/lists/list-store.ts';
import { paths } from '../../../lib/url/paths.ts';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import panelStyles from '../../../ui/workbench/editor-panel.module.css';
import { KindRows } from '../../../ui/workbench/list/kind-rows.tsx';
import { WithRecords } from '../../../ui/workbench/with-records.tsx';
import { compareChapters, compareTexts } from '../compare-order.ts';
import { bookEditingMessages, type BookEditingMessages } from '../messages/index.ts';
import { textKind } from '../text/text-kind.tsx';
import { textsOfChapterQuery } from '../texts-of-chapter-query.ts';
import styles from './book-table.module.css';
import { EntriesBulkBar } from './entries-bulk-bar.tsx';
import { JoinChapters } from './join-chapters.tsx';
import { MissingDays } from './missing-days.tsx';

const store = createListStore({}, 'order');
const readMessages = (language: ContentLanguage) => bookEditingMessages.read(language).bookTable.list;

interface ChapterEntriesProps {
  readonly chapter: ChapterRevision;
  /** All chapters of the book. */
  readonly chapters: readonly ChapterRevision[];
}

/** The rows of the texts of a chapter; each names the date or the language that is missing. */
export function ChapterEntries({ chapter, chapters }: ChapterEntriesProps) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const labels = messages.bookTable;
  const { book_id: bookId, chapter_id: id } = chapter;
  const client = useRequiredClient();
  const before = chapters.toSorted(compareChapters).findLast((other) => compareChapters(other, chapter) < 0);
  const query = useQuery(textsOfChapterQuery(client, id));
  const list = useMemo(
    () => ({ store, readMessages, queryKey: textsOfChapterQuery(client, id).queryKey }),
    [client, id],
  );
  return (
    <section className={styles.part} aria-labelledby="entries-of-chapter">
      <header className={styles.head}>
        <h2 id="entries-of-chapter">{labels.entries(textIn(chapter, 'chapter_title', language).text)}</h2>
        <LocalLink
          to={`${editorPaths('text').create}?book=${bookId}&chapter=${id}`}
          className={panelStyles.link}
        >
          <IconPlus size={18} stroke={2} aria-hidden="true" />
          {labels.addEntry}
        </LocalLink>
        <LocalLink to={editorPaths('chapter').edit(id)} className={panelStyles.link}>
          {labels.editChapter}
        </LocalLink>
        <LocalLink to={paths.chapter(bookId, id)} className={panelStyles.link}>
          {labels.read}
        </LocalLink>
        {before !== undefined && query.data !== undefined && (
          <JoinChapters chapter={chapter} before={before} count={query.data.length} />
        )}
      </header>
      <WithRecords query={query}>
        {(texts) => {
          const ofChapter = texts.toSorted(compareTexts);
          return (
            <>
              <MissingDays chapter={chapter} texts={ofChapter} />
              <KindRows
                kind={textKind}
                list={list}
                items={ofChapter}
                nothing={labels.noEntries}
                renderDetail={(text) => findGaps(text, labels).join(' · ')}
                renderBulk={(chosen, remove) => (
                  <EntriesBulkBar
                    store={store}
                    chapter={chapter}
                    chapters={chapters}
                    texts={ofChapter}
                    chosen={chosen}
                    onRemove={remove}
                  />
                )}
              />
            </>
          );
        }}
      </WithRecords>
    </section>
  );
}

/** Returns the labels of what is missing in a text: its date, a language, or both contents. */
function findGaps(text: TextRevision, labels: BookEditingMessages['bookTable']): readonly string[] {
  const hasRussian = text.text_content.trim() !== '';
  const hasEnglish = text.text_content_en.trim() !== '';
  const { onlyIn, noDate } = labels;
  return [
    ...(text.text_date === null ? [noDate] : []),
    ...(hasRussian && hasEnglish ? [] : [hasRussian ? onlyIn.ru : hasEnglish ? onlyIn.en : onlyIn.none]),
  ];
}
