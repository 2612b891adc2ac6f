import type { TimelineYear } from '@cae-map/expedition/journey/days/timeline';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { timelineMessages } from '../messages/index.ts';
import { countsOfYear } from './timeline-head.ts';
import { TimelineMonthPart } from './timeline-month.tsx';
import styles from './timeline-screen.module.css';

interface TimelineYearSectionProps {
  /** The part of the year that is shown. */
  readonly year: TimelineYear;
  readonly whole: TimelineYear;
  /** Whether a month, `YYYY-MM`, is part of the delivered page. */
  readonly isRendered: (month: string) => boolean;
  /** The path of the page that has a month. */
  readonly addressOf: (month: string) => string;
}

/** A year of the timeline, or the part of it that a page shows. The numbers are those of the whole year. */
export function TimelineYearSection({ year, whole, isRendered, addressOf }: TimelineYearSectionProps) {
  const { messages } = useLanguage(timelineMessages);
  const id = `year-${year.year}`;
  return (
    <section className={styles.year} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {year.year}
      </h2>
      <p className={styles.counts}>{messages.timeline.counts(...countsOfYear(whole))}</p>
      <TimelineMonthPart month={year.year} staying={null} part={year.wholeYear} deferral={null} />
      {year.months.map((month) => (
        <TimelineMonthPart
          key={month.month}
          month={month.month}
          staying={month.staying}
          part={month}
          deferral={{ isInitiallyRendered: isRendered(month.month), address: addressOf(month.month) }}
        />
      ))}
    </section>
  );
}
