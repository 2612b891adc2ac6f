import type { DayPlace, ExpeditionDay } from '@cae-map/expedition/days/expedition-day';
import { formatStayDates } from '@cae-map/expedition/dates/format-dates';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { formatHeight } from '../../../lib/heights/format-height.ts';
import { formatPosition } from '../../../lib/format-position.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { PlaceLink } from '../../../ui/links/place-link.tsx';
import { daysMessages } from '../messages/index.ts';
import styles from './day-article.module.css';

/** The most places that may have been visited on a day. */
const maxPossible = 12;

/** Where the expedition was on a day, how certain that is, and how high. */
export function WhereSection({ day }: { readonly day: ExpeditionDay }) {
  const { messages } = useLanguage(daysMessages);
  const { where, stops, possible } = day;
  return (
    <section className={styles.where} aria-labelledby="where">
      <h2 id="where">{messages.day.where}</h2>
      <Where day={day} />
      {where.certainty !== 'day' && <p className={styles.quiet}>{messages.day.notExact[where.certainty]}</p>}
      <Facts day={day} />
      {stops.length > 1 && <Places label={messages.day.stopsOfDay} places={stops} />}
      {possible.length > 0 && (
        <Places label={messages.day.possible} hint={messages.day.possibleHint} places={possible} />
      )}
    </section>
  );
}

function Where({ day: { where } }: { readonly day: ExpeditionDay }) {
  const { messages } = useLanguage(daysMessages);
  if (where.kind === 'stop') {
    const { dayOfStay } = where;
    return (
      <p className={styles.answer}>
        {where.certainty === 'day' ? messages.day.at : messages.day.probablyAt} <Place place={where.at} />
        {dayOfStay !== null && dayOfStay.of > 1 && (
          <span className={styles.quiet}> · {messages.day.dayOfStay(dayOfStay.day, dayOfStay.of)}</span>
        )}
      </p>
    );
  }
  return (
    <>
      <p className={styles.answer}>
        {where.kind === 'leg' ? messages.day.onTheWay : messages.day.betweenJourneys}{' '}
        <Place place={where.from} />
        {' — '}
        <Place place={where.to} />
      </p>
      {where.kind === 'leg' && where.position !== null && (
        <p className={styles.quiet}>{messages.day.interpolated(Math.round(where.share * 100))}</p>
      )}
    </>
  );
}

function Facts({ day: { where, height } }: { readonly day: ExpeditionDay }) {
  const { language, messages } = useLanguage(daysMessages);
  const { position } = where;
  const transport = where.kind === 'leg' ? where.transport : null;
  if (position === null && height === null && transport === null) return null;
  return (
    <dl className={styles.facts}>
      {position !== null && (
        <div>
          <dt>{messages.day.coordinates}</dt>
          <dd>
            {formatPosition(position)}
            {where.kind === 'leg' && <span className={styles.quiet}> {messages.day.calculated}</span>}
          </dd>
        </div>
      )}
      {height !== null && (
        <div>
          <dt>{messages.day.height}</dt>
          <dd>
            {formatHeight(height.metres, language, messages)}
            {height.isInterpolated && <span className={styles.quiet}> {messages.day.heightCalculated}</span>}
          </dd>
        </div>
      )}
      {transport !== null && (
        <div>
          <dt>{messages.day.transport}</dt>
          <dd>{messages.transport[transport]}</dd>
        </div>
      )}
    </dl>
  );
}

interface PlacesProps {
  readonly label: string;
  readonly hint?: string;
  readonly places: readonly DayPlace[];
}

function Places({ label, hint, places }: PlacesProps) {
  const { language, messages } = useLanguage(daysMessages);
  return (
    <div className={styles.places}>
      <h3>{label}</h3>
      {hint !== undefined && <p className={styles.quiet}>{hint}</p>}
      <ul>
        {places.slice(0, maxPossible).map((place) => (
          <li key={place.id}>
            <Place place={place} />
            {place.date !== null && <span className={styles.quiet}> {formatStayDates(place, language)}</span>}
          </li>
        ))}
      </ul>
      {places.length > maxPossible && (
        <p className={styles.quiet}>{messages.day.more(places.length - maxPossible)}</p>
      )}
    </div>
  );
}

function Place({ place }: { readonly place: DayPlace }) {
  const { language } = useLanguage();
  const title = titleIn(place, language);
  return (
    <PlaceLink placeId={place.id} lang={title.language}>
      {title.text}
    </PlaceLink>
  );
}
