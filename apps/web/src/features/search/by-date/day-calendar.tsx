import { choosableDays, choosableYears, type Dates } from '@cae-map/expedition/search/dates/date-choice';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { searchMessages } from '../messages/index.ts';
import { Calendar } from './calendar/calendar.tsx';
import styles from './day-calendar.module.css';

interface DayCalendarProps {
  readonly dates: Dates;
  /** The selected day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** The calendar of the journey with its years. Years, months and days without stops are disabled. */
export function DayCalendar({ dates, day, onChoose }: DayCalendarProps) {
  const { messages } = useLanguage(searchMessages);
  const [visibleDay, setVisibleDay] = useState<string | null>(null);
  const shown = visibleDay ?? day;
  const days = useMemo(() => choosableDays(dates), [dates]);
  const years = useMemo(() => choosableYears(dates), [dates]);
  const choosable = useMemo(
    () => new Set(days.flatMap((each) => [each, each.slice(0, 7), each.slice(0, 4)])),
    [days],
  );
  return (
    <div className={styles.calendar}>
      <div className={styles.years} role="group" aria-label={messages.searchResults.years}>
        {years.map(({ year, hasPlaces }) => (
          <Button
            key={year}
            className={styles.year}
            disabled={!hasPlaces}
            aria-pressed={shown.startsWith(`${year}-`)}
            onClick={() => setVisibleDay(days.find((each) => each.startsWith(`${year}-`)) ?? shown)}
          >
            {year}
          </Button>
        ))}
      </div>
      <Calendar
        day={day}
        shown={shown}
        firstDay={`${years[0]?.year ?? day.slice(0, 4)}-01-01`}
        lastDay={`${years.at(-1)?.year ?? day.slice(0, 4)}-12-31`}
        choosable={choosable}
        onShow={setVisibleDay}
        onChoose={onChoose}
      />
    </div>
  );
}
