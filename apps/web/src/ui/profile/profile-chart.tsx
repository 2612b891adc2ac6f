import type { LegProfile } from '@cae-map/expedition/heights/leg-profile';
import { formatMetres } from '../../lib/heights/format-height.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './profile-chart.module.css';
import { chartHeight, chartWidth, profilePaths } from './profile-paths.ts';

interface ProfileChartProps {
  readonly profile: LegProfile;
  /** The highest point: its distance from the start and its rounded height, both in metres. */
  readonly highestAt: number;
  readonly highest: number;
}

/** The line of a profile with a scale in metres. It is hidden from screen readers, which read the statistics. */
export function ProfileChart({ profile, highestAt, highest }: ProfileChartProps) {
  const { language, messages } = useLanguage();
  const { area, line, scale, yOf } = profilePaths(profile);
  const percentage = (y: number): string => `${(y / chartHeight) * 100}%`;
  const share = profile.lengthMetres > 0 ? highestAt / profile.lengthMetres : 0;
  const top = Math.max(...profile.points.map(({ height }) => height ?? Number.NEGATIVE_INFINITY));
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} preserveAspectRatio="none">
          {scale.map((metres) => (
            <path key={metres} className={styles.grid} d={`M0 ${yOf(metres)}H${chartWidth}`} />
          ))}
          <path className={styles.area} d={area} />
          <path className={styles.line} d={line} />
        </svg>
        <span
          className={styles.summit}
          title={messages.place.metres(formatMetres(highest, language))}
          style={{ left: `${share * 100}%`, top: percentage(yOf(top)) }}
        />
      </div>
      <div className={styles.scale}>
        {scale.map((metres) => (
          <span key={metres} style={{ top: percentage(yOf(metres)) }}>
            {messages.place.metres(formatMetres(metres, language))}
          </span>
        ))}
      </div>
    </div>
  );
}
