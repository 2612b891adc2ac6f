import { useState } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { serverWatchMessages } from '../messages/index.ts';
import { useEventTotals, type EventPeriod } from '../server-watch-queries.ts';
import styles from '../server-watch.module.css';
import { useFormats } from '../use-formats.ts';
import { WatchSection, WatchTable } from './watch-section.tsx';

const periods: readonly EventPeriod[] = [1, 7, 30, 365];
/** The most rows of the table, the most frequent of each event first. */
const maxRows = 100;
/** The events whose detail is the id of a place. */
const placeEvents: ReadonlySet<string> = new Set(['placeOpen', 'directions', 'showPlaceDebug']);

/** How often each event was logged. */
export function EventsSection() {
  const { language, messages } = useLanguage(serverWatchMessages);
  const format = useFormats();
  const expedition = useExpedition();
  const [period, setPeriod] = useState<EventPeriod>(7);
  const labels = messages.serverWatch.events;
  const describe = (event: string, detail: string): string => {
    const place = placeEvents.has(event) ? expedition?.byId.get(Number(detail)) : undefined;
    return place === undefined ? detail : `${getTitle(place.record, language)} (${detail})`;
  };
  const choice = (
    <select
      aria-label={labels.period}
      value={period}
      onChange={({ target }) => setPeriod(periods.find((days) => String(days) === target.value) ?? 7)}
    >
      {periods.map((days) => (
        <option key={days} value={days}>
          {labels.periods[days]}
        </option>
      ))}
    </select>
  );
  return (
    <WatchSection heading={labels.heading} query={useEventTotals(period)} controls={choice}>
      {(totals) =>
        totals.length === 0 ? (
          <p className={styles.note}>{labels.none}</p>
        ) : (
          <WatchTable
            label={labels.heading}
            columns={[labels.name, labels.detail, labels.language, labels.count]}
            rows={totals
              .slice(0, maxRows)
              .map(({ event, lang, detail, count }) => [
                `${event} ${lang} ${detail}`,
                labels.names[event],
                describe(event, detail),
                lang,
                format.number(count),
              ])}
          />
        )
      }
    </WatchSection>
  );
}
