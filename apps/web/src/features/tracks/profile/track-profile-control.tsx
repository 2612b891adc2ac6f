import { formatDate } from '@cae-map/expedition/dates/format-dates';
import { dayOfPoint } from '@cae-map/tracks/analysis/day-of-point';
import { useId, useMemo, useRef, type PointerEvent } from 'react';
import { formatDistance } from '../../../lib/distance.ts';
import { formatMetres } from '../../../lib/heights/format-height.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { StoredTrack } from '../../../lib/storage/tracks/stored-track.ts';
import { ProfileChart } from '../../../ui/profile/profile-chart.tsx';
import { tracksMessages } from '../messages/index.ts';
import { nearestPoint } from './nearest-point.ts';
import styles from './track-profile-control.module.css';

interface TrackProfileControlProps {
  readonly track: StoredTrack;
  /** The point that is marked, in the arrays of the profile; null for none. */
  readonly index: number | null;
  readonly onChange: (index: number) => void;
}

/**
 * The profile of a track as a slider. A key moves it by points; a pointer by distances, so that the point is where the pointer
 * is although points are not equally far apart.
 */
export function TrackProfileControl({ track, index, onChange }: TrackProfileControlProps) {
  const { messages } = useLanguage(tracksMessages);
  const hintId = useId();
  const { profile, statistics } = track;
  const { lengthMetres, heights } = statistics;
  const chart = useMemo(() => toChart(track), [track]);
  const describe = useDescribePoint(track);
  const isPointing = useRef(false);
  if (lengthMetres === 0) return null;
  const markedAt = index === null ? null : (profile.metres[index] ?? null);
  const point = (event: PointerEvent<HTMLInputElement>): void =>
    onChange(nearestPoint(profile, shareOfPointer(event) * lengthMetres));
  const slider = (
    <input
      type="range"
      className={styles.slider}
      aria-label={messages.tracks.point}
      aria-valuetext={describe(index ?? 0)}
      aria-describedby={hintId}
      min={0}
      max={profile.metres.length - 1}
      value={index ?? 0}
      onChange={({ target }) => {
        if (!isPointing.current) onChange(Number(target.value));
      }}
      onPointerDown={(event) => {
        isPointing.current = true;
        point(event);
      }}
      onPointerMove={point}
      onPointerUp={() => (isPointing.current = false)}
      onPointerCancel={() => (isPointing.current = false)}
    />
  );
  return (
    <div className={styles.profile}>
      {heights === null ? (
        <div className={styles.flat}>
          {markedAt !== null && (
            <span className={styles.point} style={{ left: `${(markedAt / lengthMetres) * 100}%` }} />
          )}
          {slider}
        </div>
      ) : (
        <ProfileChart
          profile={chart}
          highestAt={chart.highestAt}
          highest={heights.highest}
          markedAt={markedAt}
        >
          {slider}
        </ProfileChart>
      )}
      <p id={hintId} className={styles.hint}>
        {index === null ? messages.tracks.pointHint : describe(index)}
      </p>
    </div>
  );
}

function shareOfPointer({ currentTarget, clientX }: PointerEvent<HTMLInputElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : Math.max(0, Math.min(1, (clientX - left) / width));
}

function toChart({ profile, statistics: { lengthMetres } }: StoredTrack) {
  let top = 0;
  const points = Array.from(profile.metres, (metres, index) => {
    const height = profile.heights[index] ?? Number.NaN;
    if (height > (profile.heights[top] ?? Number.NaN) || Number.isNaN(profile.heights[top])) top = index;
    return { metres, height: Number.isNaN(height) ? null : height };
  });
  return { points, lengthMetres, highestAt: profile.metres[top] ?? 0 };
}

/** Describes a point: '12.3 km, 3,450 m, 12 July 2019'. */
function useDescribePoint({ profile }: StoredTrack): (index: number) => string {
  const { language, messages } = useLanguage(tracksMessages);
  return (index) => {
    const height = profile.heights[index] ?? Number.NaN;
    const day = dayOfPoint(profile.times[index] ?? Number.NaN, profile.longitudes[index] ?? 0);
    return [
      formatDistance(profile.metres[index] ?? 0, language, messages),
      Number.isNaN(height) ? null : messages.place.metres(formatMetres(height, language)),
      formatDate(day, 'YYYY-MM-DD', language),
    ]
      .filter((part) => part !== null)
      .join(', ');
  };
}
