import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { daysBetween } from '@cae-map/expedition/dates/calendar';
import { formatSpan } from '@cae-map/expedition/dates/format-dates';
import { daysWithoutText, type DaySpan } from '@cae-map/expedition/texts/days-without-text';
import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '../../../lib/api/api-client-context.tsx';
import { expeditionQuery } from '../../../lib/api/expedition-query.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { editorPaths } from '../../../lib/url/record-paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { bookEditingMessages } from '../messages/index.ts';
import styles from './book-table.module.css';

interface MissingDaysProps {
  readonly chapter: ChapterRevision;
  /** The texts of the chapter. */
  readonly texts: readonly TextRevision[];
}

/** The days of the route within the dates of a chapter that none of its texts is about; each opens a new text with its dates. */
export function MissingDays({ chapter, texts }: MissingDaysProps) {
  const { language, messages } = useLanguage(bookEditingMessages);
  const { data } = useQuery(expeditionQuery(useApiClient()));
  const { chapter_fromdate: first, chapter_todate: last } = chapter;
  if (data === undefined || first === null || last === null) return null;
  const spans = daysWithoutText(data.expedition.byDay.keys(), texts, { first, last });
  const labels = messages.bookTable;
  if (spans.length === 0) return <p className={styles.missing}>{labels.noMissingDays}</p>;
  return (
    <details className={styles.missing}>
      <summary>{labels.missingDays(spans.reduce((sum, span) => sum + countDays(span), 0))}</summary>
      <ul>
        {spans.map((span) => (
          <li key={span.first}>
            <LocalLink to={`${editorPaths('text').create}?${newTextQuery(chapter, span)}`}>
              {formatDaySpan(span, language)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function countDays({ first, last }: DaySpan): number {
  return daysBetween(first, last) + 1;
}

function formatDaySpan({ first, last }: DaySpan, language: ContentLanguage): string | null {
  const day = (date: string) => ({ date, date_format: 'YYYY-MM-DD' });
  return formatSpan(day(first), day(last), language);
}

/** The query of the URL for a new text of a chapter about some days, which `createBlankText` reads. */
function newTextQuery(chapter: ChapterRevision, { first, last }: DaySpan): string {
  const query = new URLSearchParams({
    book: String(chapter.book_id),
    chapter: String(chapter.chapter_id),
    date: first,
  });
  if (last !== first) query.set('enddate', last);
  return query.toString();
}
