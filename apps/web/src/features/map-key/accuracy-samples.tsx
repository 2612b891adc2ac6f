import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { discColours, discLayerOpacity, openEdgeDash } from '../../map/style/uncertainty-colours.ts';
import { Sample, sampleSize } from './sample.tsx';
import styles from './map-key-samples.module.css';

const { width, height } = sampleSize;
const radius = height / 2 - 1;
/** The sample has two areas instead of eight, so that its middle is still recognizable at this size. */
const areaOpacity = discLayerOpacity * 4;

/** The disc of a level with a limit, or without one. */
export function DiscSample({ isLimit }: { readonly isLimit: boolean }) {
  const { fill, edge } = discColours[useMapColorScheme()];
  return (
    <Sample>
      {[1, 0.6].map((share) => (
        <circle
          key={share}
          cx={width / 2}
          cy={height / 2}
          r={radius * share}
          fill={fill}
          opacity={areaOpacity}
        />
      ))}
      <circle
        cx={width / 2}
        cy={height / 2}
        r={radius}
        fill="none"
        stroke={edge}
        strokeWidth={1.25}
        strokeDasharray={isLimit ? undefined : openEdgeDash.join(' ')}
      />
    </Sample>
  );
}

/** The bars of an accuracy level, from four to none. */
export function LevelsSample() {
  return (
    <Sample>
      {[0, 1, 2, 3].map((index) => (
        <rect
          key={index}
          className={index < 3 ? styles.levelFull : styles.levelEmpty}
          x={16 + index * 5 + 0.5}
          y={15 - index * 3.2}
          width={4}
          height={4.5 + index * 3.2}
          rx={0.8}
        />
      ))}
    </Sample>
  );
}
