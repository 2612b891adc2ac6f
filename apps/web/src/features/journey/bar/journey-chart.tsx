import { momentToShare, type JourneyAxis } from '@cae-map/expedition/journey/chart/axis';
import { journeyBars } from '@cae-map/expedition/journey/chart/bars';
import type { CompressedStretch } from '@cae-map/expedition/journey/player/clock';
import { histogram } from '@cae-map/expedition/journey/chart/histogram';
import { memo, useMemo } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useOptions } from '../../../lib/options/options-store.ts';
import {
  chartWidth,
  columnPaths,
  rowHeight,
  stayPaths,
  transportPaths,
  type ChartPath,
} from './chart-paths.ts';
import styles from './journey-chart.module.css';
import type { JourneyModel } from '../model/journey-model.ts';
import { formatStretch } from '../model/journey-text.ts';

/**
 * The chart in the slider: texts and pictures per week, stays, transports, years, and the names of compressed stretches. It
 * is not rendered while the journey moves. It is hidden from screen readers, which read the value of the slider.
 */
export const JourneyChart = memo(function JourneyChart({ model }: { readonly model: JourneyModel }) {
  const { journey, axis, clock } = model;
  const showAllPhotos = useOptions((options) => options.showAllPhotos);
  const bars = useMemo(() => journeyBars(journey), [journey]);
  const weeks = useMemo(() => histogram(journey, { unit: 'week', showAllPhotos }), [journey, showAllPhotos]);
  const columns = useMemo(() => columnPaths(journey, axis, weeks), [journey, axis, weeks]);
  const stays = useMemo(() => stayPaths(journey, axis, bars.stays), [journey, axis, bars]);
  const transports = useMemo(() => transportPaths(axis, bars.transports), [axis, bars]);
  return (
    <div className={styles.chart} aria-hidden="true" data-journey-chart="">
      <Row className={styles.columns} paths={columns} />
      <Row className={styles.stays} paths={stays} />
      <Row className={styles.transports} paths={transports} />
      <div className={styles.years}>
        {bars.years.map(({ year, moment }, index) => (
          <YearMark
            key={year}
            year={year}
            from={momentToShare(axis, moment)}
            to={momentToShare(axis, bars.years[index + 1]?.moment ?? Number.POSITIVE_INFINITY)}
          />
        ))}
      </div>
      <Stretches stretches={clock.compressed} axis={axis} />
    </div>
  );
});

interface RowProps {
  readonly className: string | undefined;
  readonly paths: readonly ChartPath[];
}

function Row({ className, paths }: RowProps) {
  return (
    <svg className={className} viewBox={`0 0 ${chartWidth} ${rowHeight}`} preserveAspectRatio="none">
      {paths.map(({ name, data }) => (
        <path key={name} data-name={name} d={data} />
      ))}
    </svg>
  );
}

/** The minimum share of the scale for the label of a year. */
const minYearShare = 0.035;

interface YearMarkProps {
  readonly year: string;
  readonly from: number;
  readonly to: number;
}

function YearMark({ year, from, to }: YearMarkProps) {
  return <span style={{ left: `${from * 100}%` }}>{to - from >= minYearShare && <b>{year}</b>}</span>;
}

/** The width of a letter of a name as a share of a scale of 800 pixels, and the gap between two names. */
const letterShare = 0.0082;
const gapShare = 0.01;

/** The names of the compressed stretches that do not overlap. The longest stretches have priority. */
function Stretches({
  stretches,
  axis,
}: {
  readonly stretches: readonly CompressedStretch[];
  readonly axis: JourneyAxis;
}) {
  const { language, messages } = useLanguage();
  const taken: { readonly left: number; readonly right: number }[] = [];
  const shown = stretches
    .toSorted((one, other) => days(other) - days(one))
    .flatMap((stretch) => {
      const share = momentToShare(axis, (stretch.from + stretch.to) / 2);
      const name = formatStretch(stretch, { language, messages });
      const width = name.length * letterShare;
      const left = share - share * width;
      const right = left + width;
      if (taken.some((other) => left < other.right + gapShare && other.left < right + gapShare)) return [];
      taken.push({ left, right });
      return [{ stretch, share, name }];
    });
  return (
    <div className={styles.stretches}>
      {shown.map(({ stretch, share, name }) => (
        <span
          key={`${stretch.kind} ${stretch.stop.place.id}`}
          style={{ left: `${share * 100}%`, transform: `translateX(-${share * 100}%)` }}
        >
          {name}
        </span>
      ))}
    </div>
  );
}

function days({ from, to }: CompressedStretch): number {
  return to - from;
}
