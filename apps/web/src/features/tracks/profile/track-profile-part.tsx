import { dayOfPoint } from '@cae-map/tracks/analysis/day-of-point';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { tracksMessages } from '../messages/index.ts';
import styles from './track-details.module.css';
import { pointAt } from '../pointed-store.ts';
import { SameDay } from './same-day.tsx';
import { TrackProfileControl } from './track-profile-control.tsx';

/** The profile of a track with its point on the map, and where the expedition was on the day of that point. */
export function TrackProfilePart({ track }: { readonly track: StoredTrack }) {
  const { messages } = useLanguage(tracksMessages);
  const [index, setIndex] = useState<number | null>(null);
  useEffect(() => () => pointAt(null), []);
  const { profile, statistics, dateInfo } = track;
  const at = index ?? 0;
  const day = dayOfPoint(profile.times[at] ?? Number.NaN, profile.longitudes[at] ?? 0);
  const change = (next: number): void => {
    setIndex(next);
    pointAt({ trackId: track.id, index: next });
  };
  return (
    <>
      <TrackProfileControl track={track} index={index} onChange={change} />
      {statistics.heights === null && <p className={styles.note}>{messages.tracks.noHeights}</p>}
      {dateInfo === null ? (
        <p className={styles.note}>{messages.tracks.sameDayNoDates}</p>
      ) : (
        <SameDay date={day ?? dateInfo.firstDay} />
      )}
    </>
  );
}
