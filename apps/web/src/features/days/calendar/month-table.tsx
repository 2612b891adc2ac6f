import type { CalendarDay, MonthCalendar } from '@cae-map/expedition/days/month-calendar';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { formatDay, formatMonth } from '../format-days.ts';
import { daysMessages } from '../messages/index.ts';
import { AmountScale } from './amount-scale.tsx';
import amountStyles from './amount.module.css';
import styles from './month-table.module.css';

interface MonthTableProps {
  readonly month: MonthCalendar;
  /** The day of the page, which is marked. */
  readonly current?: string;
}

/** The calendar of a month; the colour of a day, and its name for screen readers, tell how much is known of it. */
export function MonthTable({ month: { month, weeks }, current }: MonthTableProps) {
  const { language, messages } = useLanguage(daysMessages);
  return (
    <div className={styles.calendar}>
      <table className={styles.table}>
        <caption className="visually-hidden">{messages.days.calendar(formatMonth(month, language))}</caption>
        <thead>
          <tr>
            {messages.days.weekdaysShort.map((name, index) => (
              <th key={name} scope="col" abbr={messages.days.weekdays[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.date}>
              {week.map((day, index) => (
                <td key={messages.days.weekdays[index]}>
                  {day !== null && <Day day={day} isCurrent={day.date === current} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <AmountScale />
    </div>
  );
}

interface DayProps {
  readonly day: CalendarDay;
  readonly isCurrent: boolean;
}

function Day({ day: { date, hasPage, texts, images, amount }, isCurrent }: DayProps) {
  const { language, messages } = useLanguage(daysMessages);
  const number = Number(date.slice(-2));
  if (!hasPage) return <span className={styles.outside}>{number}</span>;
  const known = messages.days.amount(texts, images);
  return (
    <LocalLink
      to={paths.day(date)}
      className={`${amountStyles.amount} ${styles.day}`}
      data-amount={amount}
      aria-current={isCurrent ? 'date' : undefined}
      aria-label={`${formatDay(date, language)}: ${known}`}
      title={known}
    >
      {number}
    </LocalLink>
  );
}
