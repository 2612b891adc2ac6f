import {
  fittingRadius,
  radarRadii,
  type NearbyStop,
  type RadarRadius,
} from '@cae-map/expedition/field/nearby-stops';
import { titleIn } from '@cae-map/expedition/texts/titles';
import { compassPoint } from '@cae-map/expedition/where-am-i';
import { useState } from 'react';
import { formatDistance } from '../../../lib/distance.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { paths } from '../../../lib/url/paths.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { LocalLink } from '../../../ui/links/local-link.tsx';
import { fieldMessages } from '../messages/index.ts';
import { Radar } from './radar.tsx';
import styles from './near-screen.module.css';

/** The most stops that are listed below the radar. */
const maxListed = 30;

interface StopsAroundProps {
  /** The nearest first. */
  readonly stops: readonly NearbyStop[];
  readonly accuracy: number;
  readonly heading: number | null;
}

/** The stops within a radius, as a radar and as a list. */
export function StopsAround({ stops, accuracy, heading }: StopsAroundProps) {
  const { language, messages } = useLanguage(fieldMessages);
  const labels = messages.field;
  const [chosen, setChosen] = useState<RadarRadius | null>(null);
  const radius = chosen ?? fittingRadius(stops[0]?.distanceMetres ?? 0);
  const within = stops.filter(({ distanceMetres: metres }) => metres <= radius);
  const formatRadius = (metres: number): string => formatDistance(metres, language, messages);
  return (
    <section aria-labelledby="stops-around">
      <div className={styles.around}>
        <h2 id="stops-around" className={styles.subheading}>
          {labels.around}
        </h2>
        <Field label={labels.radius} isInline className={styles.radius}>
          {(attributes) => (
            <select
              {...attributes}
              value={chosen ?? 'fit'}
              onChange={({ target }) =>
                setChosen(radarRadii.find((each) => String(each) === target.value) ?? null)
              }
            >
              <option value="fit">{`${formatRadius(radius)}, ${labels.fit}`}</option>
              {radarRadii.map((each) => (
                <option key={each} value={each}>
                  {formatRadius(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Radar
        stops={within}
        radius={radius}
        accuracy={accuracy}
        heading={heading}
        label={labels.radar(within.length, formatRadius(radius))}
      />
      {within.length === 0 && <p>{labels.noneAround}</p>}
      <ol className={styles.list} aria-label={labels.listLabel}>
        {within.slice(0, maxListed).map(({ place, distanceMetres: metres, bearingDegrees: bearing }) => {
          const title = titleIn(place.record, language);
          return (
            <li key={place.id}>
              <LocalLink to={paths.fieldNote(place.id)} lang={title.language}>
                {title.text}
              </LocalLink>
              <span>
                {formatRadius(metres)} {messages.map.walker.directions[compassPoint(bearing)]}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
