import type { TimelineYear } from '@cae-map/expedition/journey/days/timeline';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { countsText, countYear } from './timeline-head.ts';
import { journeyPageMessages } from '../messages/index.ts';
import { TimelineMonthPart } from './timeline-month.tsx';
import styles from './timeline-screen.module.css';

interface TimelineYearSectionProps {
  /** The visible part of the year. */
  readonly year: TimelineYear;
  readonly whole: TimelineYear;
  /** Whether a month, `YYYY-MM`, is part of the delivered HTML. */
  readonly isRendered: (month: string) => boolean;
  /** Returns the path of the page of a month. */
  readonly getPath: (month: string) => string;
}

/** A year of the timeline, or its part on a page. The counts are those of the whole year. */
export function TimelineYearSection({ year, whole, isRendered, getPath }: TimelineYearSectionProps) {
  const { messages } = useLanguage(journeyPageMessages);
  const id = `year-${year.year}`;
  return (
    <section className={styles.year} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {year.year}
      </h2>
      <p className={styles.counts}>{countsText(countYear(whole), messages)}</p>
      <TimelineMonthPart month={year.year} staying={null} part={year.wholeYear} deferral={null} />
      {year.months.map((month) => (
        <TimelineMonthPart
          key={month.month}
          month={month.month}
          staying={month.staying}
          part={month}
          deferral={{ isInitiallyRendered: isRendered(month.month), path: getPath(month.month) }}
        />
      ))}
    </section>
  );
}
