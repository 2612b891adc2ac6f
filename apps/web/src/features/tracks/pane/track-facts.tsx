import { formatDateRange } from '@cae-map/expedition/dates/format-dates';
import type { ReactNode } from 'react';
import { formatDistance } from '../../../lib/distance.ts';
import { formatMetres } from '../../../lib/heights/format-height.ts';
import { numberLocales } from '../../../lib/language/number-format.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { tracksMessages } from '../messages/index.ts';
import styles from '../profile/track-details.module.css';

/** From metres per second to kilometres per hour. */
const kilometresPerHour = 3.6;

/** The figures of a track; those that the file has no data for are absent. */
export function TrackFacts({ track: { statistics, dateInfo } }: { readonly track: StoredTrack }) {
  const { language, messages } = useLanguage(tracksMessages);
  const { tracks } = messages;
  const { heights, lengthMetres, pointCount } = statistics;
  const number = (value: number, maximumFractionDigits: number): string =>
    new Intl.NumberFormat(numberLocales[language], { maximumFractionDigits }).format(value);
  const metres = (value: number): string => messages.place.metres(formatMetres(value, language));
  return (
    <dl className={styles.facts}>
      <Fact label={tracks.length}>{formatDistance(lengthMetres, language, messages)}</Fact>
      {heights && (
        <>
          <Fact label={tracks.climb}>{metres(heights.climb)}</Fact>
          <Fact label={tracks.descent}>{metres(heights.descent)}</Fact>
          <Fact label={tracks.highest}>{metres(heights.highest)}</Fact>
        </>
      )}
      {dateInfo && (
        <>
          <Fact label={tracks.recorded}>
            {formatDateRange(
              { date: dateInfo.firstDay, enddate: dateInfo.lastDay, date_format: 'YYYY-MM-DD' },
              language,
            )}
          </Fact>
          <Fact label={tracks.days}>{number(dateInfo.dayCount, 0)}</Fact>
          {dateInfo.speed !== null && (
            <Fact label={tracks.speed}>
              {tracks.kilometresPerHour(number(dateInfo.speed * kilometresPerHour, 1))}
            </Fact>
          )}
        </>
      )}
      <Fact label={tracks.points}>{number(pointCount, 0)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
