import '@mantine/dates/styles.css';
import 'dayjs/locale/ru';
import { chooseDay, choosableYears, openingDay } from '@cae-map/expedition/search/date-choice';
import { formatDate } from '@cae-map/expedition/dates';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { DatePicker } from '@mantine/dates';
import { useMemo, useState } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useSelectedPlaceId } from '../../lib/selected-place-context.tsx';
import { MantineParts } from '../../ui/mantine-parts.tsx';
import { LoadingPage } from '../../ui/loading-page.tsx';
import { PlaceLink } from '../../ui/place-link.tsx';
import styles from './date-search.module.css';
import { closeSearch } from './search-dialog-store.ts';
import { Line } from './search-line.tsx';
import { useOpenPlace } from '../../ui/use-open-place.ts';

/** Searches by date: a calendar in which only days with stops can be chosen. */
export function DateSearch() {
  const expedition = useExpedition();
  return expedition ? <DatesOf expedition={expedition} /> : <LoadingPage />;
}

function DatesOf({ expedition }: { readonly expedition: Expedition }) {
  const { language, words } = useLanguage();
  const openPlace = useOpenPlace();
  const selected = expedition.byId.get(useSelectedPlaceId()) ?? null;
  const [day, setDay] = useState(() => openingDay(selected, expedition));
  const years = useMemo(() => choosableYears(expedition), [expedition]);
  const months = useMemo(
    () => new Set([...expedition.byDay.keys()].map((each) => each.slice(0, 7))),
    [expedition],
  );
  const [several, setSeveral] = useState<readonly Place[]>([]);

  function choose(chosen: string | null): void {
    if (chosen === null) return;
    setDay(chosen);
    const choice = chooseDay(expedition, chosen);
    setSeveral(choice.kind === 'several' ? choice.places : []);
    if (choice.kind !== 'one') return;
    closeSearch();
    openPlace(choice.place.id);
  }
  const firstYear = years[0]?.year ?? 1923;
  const lastYear = years.at(-1)?.year ?? 1928;

  return (
    <div className={styles.dates}>
      <MantineParts>
        <DatePicker
          className={styles.picker ?? ''}
          locale={language}
          firstDayOfWeek={1}
          value={day}
          defaultDate={day}
          minDate={`${firstYear}-01-01`}
          maxDate={`${lastYear}-12-31`}
          excludeDate={(each) => !expedition.byDay.has(each)}
          getMonthControlProps={(month) => ({ disabled: !months.has(month.slice(0, 7)) })}
          getYearControlProps={(year) => ({
            disabled: !years.some((each) => each.hasPlaces && String(each.year) === year.slice(0, 4)),
          })}
          ariaLabels={words.search.calendar}
          onChange={choose}
        />
      </MantineParts>
      <div className={styles.side}>
        <p className={styles.hint}>{words.search.dateHint}</p>
        <div role="status">
          {several.length > 0 && (
            <h3 className={styles.heading}>{formatDate(day, 'YYYY-MM-DD', language)}</h3>
          )}
        </div>
        {several.length > 0 && (
          <ul className={styles.stops}>
            {several.map(({ id }) => (
              <li key={id}>
                <PlaceLink placeId={id} className={styles.stop ?? ''} onClickCapture={closeSearch}>
                  <Line line={{ kind: 'stop', placeId: id, metres: null }} />
                </PlaceLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
