import '@mantine/dates/styles.css';
import 'dayjs/locale/ru';
import { choosableDays, choosableYears, type Dates } from '@cae-map/expedition/search/dates/date-choice';
import { DatePicker } from '@mantine/dates';
import { useMemo, useState } from 'react';
import type { SearchMessages } from '../messages/index.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { MantineParts } from '../../../ui/mantine/mantine-parts.tsx';
import { searchMessages } from '../messages/index.ts';
import styles from './day-calendar.module.css';

interface DayCalendarProps {
  readonly dates: Dates;
  /** The selected day, `YYYY-MM-DD`. */
  readonly day: string;
  readonly onChoose: (day: string) => void;
}

/** The calendar of the journey with its years. Years, months and days without stops are disabled. */
export function DayCalendar({ dates, day, onChoose }: DayCalendarProps) {
  const { language, messages } = useLanguage(searchMessages);
  const [visibleDay, setVisibleDay] = useState<string | null>(null);
  const shown = visibleDay ?? day;
  const days = useMemo(() => choosableDays(dates), [dates]);
  const years = useMemo(() => choosableYears(dates), [dates]);
  const months = useMemo(() => new Set(days.map((each) => each.slice(0, 7))), [days]);
  const yearsWithStops = useMemo(() => new Set(days.map((each) => each.slice(0, 4))), [days]);
  return (
    <div className={styles.calendar}>
      <div className={styles.years} role="group" aria-label={messages.searchResults.years}>
        {years.map(({ year, hasPlaces }) => (
          <button
            key={year}
            type="button"
            className={styles.year}
            disabled={!hasPlaces}
            aria-pressed={shown.startsWith(`${year}-`)}
            onClick={() => setVisibleDay(days.find((each) => each.startsWith(`${year}-`)) ?? shown)}
          >
            {year}
          </button>
        ))}
      </div>
      <MantineParts>
        <DatePicker
          classNames={mantineClasses}
          size="md"
          locale={language}
          firstDayOfWeek={1}
          weekendDays={[]}
          allowDeselect={false}
          value={day}
          date={shown}
          onDateChange={setVisibleDay}
          minDate={`${years[0]?.year ?? day.slice(0, 4)}-01-01`}
          maxDate={`${years.at(-1)?.year ?? day.slice(0, 4)}-12-31`}
          excludeDate={(each) => !dates.byDay.has(each)}
          getMonthControlProps={(month) => ({ disabled: !months.has(month.slice(0, 7)) })}
          getYearControlProps={(year) => ({ disabled: !yearsWithStops.has(year.slice(0, 4)) })}
          ariaLabels={createLabels(messages)}
          onChange={(chosen) => {
            if (chosen !== null) onChoose(chosen);
          }}
        />
      </MantineParts>
    </div>
  );
}

/** The class names of the parts of the Mantine component. */
const mantineClasses = {
  day: styles.day ?? '',
  weekday: styles.weekday ?? '',
  calendarHeaderLevel: styles.control ?? '',
  calendarHeaderControl: styles.control ?? '',
  monthsListControl: styles.day ?? '',
  yearsListControl: styles.day ?? '',
};

function createLabels({ searchResults: { calendar } }: SearchMessages) {
  return {
    previousMonth: calendar.previousMonth,
    nextMonth: calendar.nextMonth,
    previousYear: calendar.previousYear,
    nextYear: calendar.nextYear,
    previousDecade: calendar.previousDecade,
    nextDecade: calendar.nextDecade,
  };
}
