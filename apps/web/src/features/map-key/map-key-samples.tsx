import type { MarkerIcon } from '@cae-map/expedition/dates/stays';
import { pinPath, pinSize } from '../../map/overlays/pin-marker.ts';
import { routeArrowPath } from '../../map/style/route-arrow.ts';
import { highlightColour, inferredDash, routeWidths } from '../../map/style/route-colours.ts';
import { stayIconPaths } from '../../ui/icons/stay-icon-paths.ts';
import styles from './map-key-samples.module.css';
import { Sample, sampleSize } from './sample.tsx';

const { width, height } = sampleSize;
const middle = height / 2;

const line = `M3 ${middle}H${width - 3}`;

export function ArrowSample() {
  return (
    <Sample>
      <path className={styles.line} d={line} strokeWidth={routeWidths.core} />
      {[14, 34].map((x) => (
        <path
          key={x}
          className={styles.arrow}
          d={routeArrowPath}
          transform={`translate(${x} ${middle - 5.5}) scale(1.1)`}
        />
      ))}
    </Sample>
  );
}

export function InferredSample() {
  return (
    <Sample>
      <path
        className={styles.line}
        d={line}
        strokeWidth={routeWidths.core - 1}
        strokeDasharray={`${inferredDash.length} ${inferredDash.gap}`}
      />
    </Sample>
  );
}

export function HighlightSample() {
  return (
    <Sample>
      <path
        className={styles.line}
        d={line}
        style={{ stroke: highlightColour }}
        strokeWidth={routeWidths.highlightGlow}
        opacity={0.6}
      />
      <path
        className={styles.line}
        d={line}
        style={{ stroke: highlightColour }}
        strokeWidth={routeWidths.highlight}
      />
    </Sample>
  );
}

export function AheadSample() {
  return (
    <Sample>
      <path
        className={styles.line}
        d={line}
        strokeWidth={routeWidths.core}
        strokeDasharray={`0.1 ${routeWidths.core * 2}`}
      />
    </Sample>
  );
}

export function RingsSample() {
  return (
    <Sample>
      <circle className={styles.ring} cx={16} cy={middle} r={3.9} />
      <circle className={styles.ring} cx={35} cy={middle} r={5.6} />
    </Sample>
  );
}

export function CircleSample() {
  return (
    <Sample>
      <circle className={styles.circle} cx={width / 2} cy={middle} r={5.3} />
    </Sample>
  );
}

export function BadgeSample({ icon }: { readonly icon: MarkerIcon }) {
  const scale = 11.5 / 14;
  return (
    <Sample>
      <circle className={styles.ring} cx={width / 2} cy={middle} r={9.4} />
      <path
        className={styles.icon}
        d={stayIconPaths[icon]}
        transform={`translate(${width / 2 - 7 * scale} ${middle - 7 * scale}) scale(${scale})`}
      />
    </Sample>
  );
}

export function PinSample() {
  const scale = (height - 2) / pinSize.height;
  return (
    <Sample>
      <path
        className={styles.pin}
        d={pinPath}
        transform={`translate(${(width - pinSize.width * scale) / 2} 1) scale(${scale})`}
      />
    </Sample>
  );
}

export function SkylineSample() {
  const outline = '3 17L10 16L14 11L18 13L22 5L25 9L28 15L36 15L40 10L44 11L49 8';
  return (
    <Sample>
      <path className={styles.skylineArea} d={`M3 ${height - 2}L${outline}L49 ${height - 2}Z`} />
      <path className={styles.skylineLine} d={`M${outline}`} />
    </Sample>
  );
}

export function ColumnsSample() {
  const columns = [5, 9, 16, 20, 12, 7, 14, 18, 8];
  return (
    <Sample>
      {columns.map((tall, index) => (
        <rect
          key={`${index} ${tall}`}
          className={styles.columns}
          x={4 + index * 5}
          y={height - 2 - tall}
          width={3.6}
          height={tall}
        />
      ))}
    </Sample>
  );
}

export function StayBarsSample() {
  return (
    <Sample>
      <rect className={styles.stays} x={3} y={middle - 3.5} width={20} height={7} />
      <rect className={styles.stays} x={27} y={middle - 3.5} width={22} height={7} opacity={0.45} />
    </Sample>
  );
}

/** The transports with a dashed strip. */
export const sampleTransports = ['steamship', 'horsecart', 'horse'] as const;

const dashes = { land: undefined, steamship: '6 3', horsecart: '3 2.5', horse: '1.5 2' } as const;

export function TransportSample({ transport }: { readonly transport: keyof typeof dashes }) {
  return (
    <Sample>
      <path className={styles.transport} d={line} strokeDasharray={dashes[transport]} />
    </Sample>
  );
}
