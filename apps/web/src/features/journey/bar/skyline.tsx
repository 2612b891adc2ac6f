import { namedPasses } from '@cae-map/expedition/heights/named-passes';
import { skyline } from '@cae-map/expedition/heights/skyline';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { memo, useId, useMemo } from 'react';
import { formatMetres } from '../../../lib/heights/format-height.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useJourneyHeights, type HeightsOfJourney } from '../model/journey-height.ts';
import type { JourneyModel } from '../model/journey-model.ts';
import { chartWidth, rowHeight } from './chart-paths.ts';
import styles from './skyline.module.css';
import { heightToY, passLabels, skylinePaths, topMetres, type PassLabel } from './skyline-paths.ts';

/** The number of columns: one for about two pixels of a wide scale. */
const columnCount = 480;
/** The heights with a line, in metres. */
const gridMetres = [2000, 4000] as const;

/**
 * The heights of the journey above the scale, with the names of the highest passes. Empty until the heights are loaded. It is
 * not rendered while the journey moves, and hidden from screen readers, which read the height with the value of the slider.
 */
export const SkylineStrip = memo(function SkylineStrip({ model }: { readonly model: JourneyModel }) {
  const known = useJourneyHeights(model.journey);
  return (
    <div
      className={styles.strip}
      aria-hidden="true"
      data-journey-skyline={known?.heights.size === 0 ? 'none' : 'shown'}
    >
      {known && <KnownSkyline model={model} known={known} />}
    </div>
  );
});

interface KnownSkylineProps {
  readonly model: JourneyModel;
  readonly known: HeightsOfJourney;
}

function KnownSkyline({ model: { journey, axis }, known }: KnownSkylineProps) {
  const { messages } = useLanguage();
  const gradientId = useId();
  const line = useMemo(() => skyline(known.line, axis, columnCount), [known, axis]);
  const paths = useMemo(() => skylinePaths(line), [line]);
  const labels = useMemo(() => passLabels(namedPasses(journey, known.heights), axis), [journey, known, axis]);
  if (line.highest === null) return null;
  return (
    <>
      <svg viewBox={`0 0 ${chartWidth} ${rowHeight}`} preserveAspectRatio="none">
        <linearGradient id={gradientId} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={rowHeight} y2="0">
          <stop offset="0" className={styles.low} />
          <stop offset="1" className={styles.high} />
        </linearGradient>
        {gridMetres.map((metres) => (
          <path key={metres} className={styles.grid} d={`M0 ${heightToY(metres)}H${chartWidth}`} />
        ))}
        <path d={paths.area} fill={`url(#${gradientId})`} />
        <path className={styles.line} d={paths.line} />
      </svg>
      <span className={styles.title}>{messages.journey.heights}</span>
      {gridMetres.map((metres) => (
        <GridLabel key={metres} metres={metres} />
      ))}
      {labels.map((label, rank) => (
        <PassName key={label.stop.place.id} label={label} rank={rank} />
      ))}
    </>
  );
}

function GridLabel({ metres }: { readonly metres: number }) {
  const { language, messages } = useLanguage();
  return (
    <span className={styles.gridLabel} style={{ bottom: `${(metres / topMetres) * 100}%` }}>
      {messages.place.metres(formatMetres(metres, language))}
    </span>
  );
}

interface PassNameProps {
  readonly label: PassLabel;
  /** 0 for the highest pass. */
  readonly rank: number;
}

function PassName({ label: { stop, metres, share }, rank }: PassNameProps) {
  const { language, messages } = useLanguage();
  return (
    <span
      className={styles.pass}
      data-rank={rank}
      style={{ insetInlineEnd: `${(1 - share) * 100}%`, bottom: `${(metres / topMetres) * 100}%` }}
    >
      {getTitle(stop.place.record, language)} <b>{messages.place.metres(formatMetres(metres, language))}</b>
    </span>
  );
}
