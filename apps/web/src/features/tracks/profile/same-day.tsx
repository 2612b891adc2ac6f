import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import { sameDayOfYear, type DayOfYear } from '@cae-map/expedition/journey/days/same-day';
import type { JourneyStop } from '@cae-map/expedition/journey/journey';
import { toDateRecord } from '@cae-map/expedition/journey/position/certainty';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { useMemo } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { shownJourney } from '../../../lib/journey/shown-journey.ts';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useVisibleSections } from '../../../lib/options/options-store.ts';
import { useShownPlaces } from '../../../lib/options/shown-places.ts';
import { PlaceLink } from '../../../ui/links/place-link.tsx';
import { tracksMessages } from '../messages/index.ts';
import detailsStyles from './track-details.module.css';
import styles from './same-day.module.css';

/** Between the two ends of a leg. */
const dash = '–';

/** Where the expedition was on a day of the year, in each of its years, with links to the stops. @param date `YYYY-MM-DD` */
export function SameDay({ date }: { readonly date: string }) {
  const { language, messages } = useLanguage(tracksMessages);
  const expedition = useExpedition();
  const sections = useVisibleSections();
  const whitelist = useShownPlaces();
  const days = useMemo(() => {
    const journey = expedition && shownJourney(expedition, { sections, whitelist });
    return journey && sameDayOfYear(journey, date);
  }, [expedition, sections, whitelist, date]);
  if (days === null) return null;
  const dayOfYear = new Intl.DateTimeFormat(numberLocales[language], {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00Z`));
  return (
    <section className={styles.days}>
      <h4 className={styles.heading}>{messages.tracks.sameDay(dayOfYear)}</h4>
      {days.length === 0 && <p className={detailsStyles.note}>{messages.tracks.sameDayNone}</p>}
      <dl className={styles.list}>
        {days.map((day) => (
          <div key={day.date}>
            <dt>{day.date.slice(0, 4)}</dt>
            <dd>
              <Where day={day} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Where({ day: { position } }: { readonly day: DayOfYear }) {
  const { language, messages } = useLanguage(tracksMessages);
  if (position.kind === 'pause') return null;
  const { day } = position;
  // The schedule estimates days that the records do not have; those are not shown as exact.
  const isExact = day.precision === 'day' && !day.isAbout;
  const known = isExact ? null : formatDateRange(toDateRecord(day), language);
  return (
    <>
      {position.kind === 'leg' ? (
        <>
          {messages.tracks.onTheWay} <StopLink stop={position.from} /> {dash} <StopLink stop={position.to} />
        </>
      ) : (
        <StopLink stop={position.stop} />
      )}
      {known !== null && <span className={styles.known}> {messages.tracks.dayUnknown(known)}</span>}
    </>
  );
}

function StopLink({ stop }: { readonly stop: JourneyStop }) {
  const { language } = useLanguage();
  return <PlaceLink placeId={stop.place.id}>{getTitle(stop.place.record, language)}</PlaceLink>;
}
