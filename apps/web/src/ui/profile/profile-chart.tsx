import type { ReactNode } from 'react';
import { formatMetres } from '../../lib/heights/format-height.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './profile-chart.module.css';
import { chartHeight, chartWidth, profilePaths, type ChartProfile } from './profile-paths.ts';

interface ProfileChartProps {
  readonly profile: ChartProfile;
  /** The highest point: its distance from the start and its rounded height, both in metres. */
  readonly highestAt: number;
  readonly highest: number;
  /** Marks a distance from the start, in metres. */
  readonly markedAt?: number | null;
  /** Shown over the line and as large as it, such as a control that points at it. */
  readonly children?: ReactNode;
}

/** The line of a profile with a scale in metres. It is hidden from screen readers, which read the statistics. */
export function ProfileChart({ profile, highestAt, highest, markedAt = null, children }: ProfileChartProps) {
  const { language, messages } = useLanguage();
  const { area, line, scale, yOf } = profilePaths(profile);
  const percentage = (y: number): string => `${(y / chartHeight) * 100}%`;
  const share = (metres: number): string =>
    `${profile.lengthMetres > 0 ? (metres / profile.lengthMetres) * 100 : 0}%`;
  const top = profile.points.reduce((most, { height }) => Math.max(most, height ?? most), -Infinity);
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} preserveAspectRatio="none" aria-hidden="true">
          {scale.map((metres) => (
            <path key={metres} className={styles.grid} d={`M0 ${yOf(metres)}H${chartWidth}`} />
          ))}
          <path className={styles.area} d={area} />
          <path className={styles.line} d={line} />
        </svg>
        <span
          className={styles.summit}
          aria-hidden="true"
          title={messages.place.metres(formatMetres(highest, language))}
          style={{ left: share(highestAt), top: percentage(yOf(top)) }}
        />
        {markedAt !== null && <span className={styles.mark} style={{ left: share(markedAt) }} />}
        {children}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {scale.map((metres) => (
          <span key={metres} style={{ top: percentage(yOf(metres)) }}>
            {messages.place.metres(formatMetres(metres, language))}
          </span>
        ))}
      </div>
    </div>
  );
}
