import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { exactDateFormat } from '@cae-map/expedition/dates/stays';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useLanguage } from '../../../../lib/language/language-context.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { searchMessages, type SearchMessages } from '../../messages/index.ts';
import styles from './calendar.module.css';
import {
  calendarLevels,
  calendarRows,
  decadeOf,
  pageBounds,
  turnPage,
  type CalendarCell,
  type CalendarLevel,
} from './calendar-pages.ts';
import { findInDirection } from './find-in-direction.ts';

interface CalendarProps {
  /** The selected day, as are all days `YYYY-MM-DD`. */
  readonly day: string;
  /** A day of the shown page. */
  readonly shown: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The days, the months `YYYY-MM` and the years that can be chosen. */
  readonly choosable: ReadonlySet<string>;
  readonly onShow: (day: string) => void;
  readonly onChoose: (day: string) => void;
}

/**
 * A calendar of days, from whose heading the months of the year and the years of the decade are reached. Each page is one tab stop; the
 * arrow keys go to the next day, month or year that can be chosen, Ctrl with Up and Down to another year, with Shift to another decade.
 */
export function Calendar({ day, shown, firstDay, lastDay, choosable, onShow, onChoose }: CalendarProps) {
  const { language, messages } = useLanguage(searchMessages);
  const [level, setLevel] = useState<CalendarLevel>('month');
  const root = useRef<HTMLDivElement>(null);
  /** Whether the keyboard has replaced the page and with it the element that had the focus. */
  const isFocusLost = useRef(false);
  useEffect(() => {
    if (!isFocusLost.current) return;
    isFocusLost.current = false;
    root.current?.querySelector<HTMLElement>('table [tabindex="0"]')?.focus();
  });
  const turnByKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isUp = event.key === 'ArrowUp';
    const isControl = event.ctrlKey || event.metaKey;
    if (isControl && (isUp || event.key === 'ArrowDown')) {
      onShow(turnPage(event.shiftKey ? 'decade' : 'year', shown, isUp ? -1 : 1));
    } else if (event.code === 'KeyY' && level === 'month' && !isControl && !event.altKey) {
      setLevel('year');
    } else {
      return;
    }
    isFocusLost.current = true;
    event.preventDefault();
  });
  useEffect(() => {
    const calendar = root.current;
    calendar?.addEventListener('keydown', turnByKey);
    return () => calendar?.removeEventListener('keydown', turnByKey);
  }, []);
  const bounds = pageBounds(level, shown);
  const labels = pageLabels(messages)[level];
  const higher = calendarLevels[calendarLevels.indexOf(level) + 1];
  const title = pageTitle(level, shown, language);
  const choose = (cell: CalendarCell): void => {
    if (level === 'month') return onChoose(cell.day);
    onShow(level === 'year' ? cell.day : `${cell.day.slice(0, 4)}${shown.slice(4)}`);
    setLevel(level === 'year' ? 'month' : 'year');
  };
  return (
    <div ref={root}>
      <div className={styles.head}>
        <TurnButton
          label={labels.previous}
          icon={IconChevronLeft}
          isDisabled={bounds.first <= firstDay}
          onClick={() => onShow(turnPage(level, shown, -1))}
        />
        {higher === undefined ? (
          <span className={styles.heading}>{title}</span>
        ) : (
          <Button className={styles.heading} onClick={() => setLevel(higher)}>
            {title}
          </Button>
        )}
        <TurnButton
          label={labels.next}
          icon={IconChevronRight}
          isDisabled={bounds.last >= lastDay}
          onClick={() => onShow(turnPage(level, shown, 1))}
        />
      </div>
      <CalendarPage
        level={level}
        rows={calendarRows(level, shown)}
        selected={day}
        isChoosable={(cell) => choosable.has(keyOf(level, cell.day))}
        onChoose={choose}
      />
    </div>
  );
}

interface TurnButtonProps {
  readonly label: string;
  readonly icon: typeof IconChevronLeft;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

function TurnButton({ label, icon: Icon, isDisabled, onClick }: TurnButtonProps) {
  return (
    <Button className={styles.turn} aria-label={label} disabled={isDisabled} onClick={onClick}>
      <Icon size={19} stroke={1.6} aria-hidden="true" />
    </Button>
  );
}

interface CalendarPageProps {
  readonly level: CalendarLevel;
  readonly rows: readonly (readonly CalendarCell[])[];
  readonly selected: string;
  readonly isChoosable: (cell: CalendarCell) => boolean;
  readonly onChoose: (cell: CalendarCell) => void;
}

/** The table of a page. The selected cell, or the first one that can be chosen, is its tab stop. */
function CalendarPage({ level, rows, selected, isChoosable, onChoose }: CalendarPageProps) {
  const { language, messages } = useLanguage(searchMessages);
  const buttons = useRef<(HTMLButtonElement | null)[][]>([]);
  const choosable = rows.flat().filter(isChoosable);
  const isSelected = (cell: CalendarCell): boolean => keyOf(level, cell.day) === keyOf(level, selected);
  const tabStop = choosable.find(isSelected) ?? choosable[0];
  const go = (event: KeyboardEvent, row: number, column: number): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isFocusable = (at: number, cell: number): boolean => {
      const found = rows[at]?.[cell];
      return found !== undefined && !found.isOutside && isChoosable(found);
    };
    const lengths = rows.map(({ length }) => length);
    const next = findInDirection(event.key, { row, column }, lengths, isFocusable);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== null) buttons.current[next.row]?.[next.column]?.focus();
  };
  const { calendar } = messages.searchResults;
  return (
    <table className={styles.page} data-level={level}>
      {level === 'month' && (
        <thead>
          <tr>
            {calendar.weekdays.map((weekday) => (
              <th key={weekday} className={styles.weekday}>
                {weekday}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={row[0]?.day}>
            {row.map((cell, column) => (
              <td key={cell.day}>
                <Button
                  ref={(button) => {
                    (buttons.current[at] ??= [])[column] = button;
                  }}
                  className={styles.cell}
                  {...(level === 'month'
                    ? { 'aria-label': formatDate(cell.day, exactDateFormat, language) ?? cell.day }
                    : {})}
                  tabIndex={cell === tabStop ? 0 : -1}
                  disabled={!isChoosable(cell)}
                  {...(isSelected(cell) ? { 'data-selected': true } : {})}
                  {...(cell.isOutside ? { 'data-outside': true } : {})}
                  onKeyDown={(event) => go(event, at, column)}
                  onClick={() => onChoose(cell)}
                >
                  {cellText(level, cell.day, calendar.months)}
                </Button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day, the month `YYYY-MM` or the year of a cell. */
function keyOf(level: CalendarLevel, day: string): string {
  return day.slice(0, { month: 10, year: 7, decade: 4 }[level]);
}

function cellText(level: CalendarLevel, day: string, months: readonly string[]): string {
  if (level === 'month') return String(Number(day.slice(8)));
  return level === 'year' ? (months[Number(day.slice(5, 7)) - 1] ?? '') : day.slice(0, 4);
}

function pageTitle(level: CalendarLevel, shown: string, language: ContentLanguage): string {
  const year = shown.slice(0, 4);
  if (level === 'month') return formatDate(shown, 'MMMM YYYY', language) ?? year;
  const decade = decadeOf(Number(year));
  return level === 'year' ? year : `${decade} – ${decade + 9}`;
}

function pageLabels({ searchResults: { calendar } }: SearchMessages) {
  return {
    month: { previous: calendar.previousMonth, next: calendar.nextMonth },
    year: { previous: calendar.previousYear, next: calendar.nextYear },
    decade: { previous: calendar.previousDecade, next: calendar.nextDecade },
  };
}
