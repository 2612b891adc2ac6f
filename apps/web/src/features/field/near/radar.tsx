import { radarPoint, type NearbyStop } from '@cae-map/expedition/field/nearby-stops';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { fieldMessages } from '../messages/index.ts';
import styles from './radar.module.css';

interface RadarProps {
  /** The stops within the radius, the nearest first. */
  readonly stops: readonly NearbyStop[];
  /** In metres. */
  readonly radius: number;
  readonly accuracy: number;
  readonly heading: number | null;
  readonly label: string;
}

/** The rings, as shares of the radius in metres. */
const rings = [1, 0.5, 0.2] as const;

/** The stops around a traveller by bearing and distance: the nearest one is highlighted. Everything in it is also in the list below it. */
export function Radar({ stops, radius, accuracy, heading, label }: RadarProps) {
  const { messages } = useLanguage(fieldMessages);
  const up = heading ?? 0;
  const north = (-up * Math.PI) / 180;
  const ring = (metres: number): number => Math.sqrt(Math.min(1, metres / radius)) * 100;
  return (
    <svg className={styles.radar} viewBox="-116 -116 232 232" role="img" aria-label={label}>
      {rings.map((share) => (
        <circle key={share} r={ring(share * radius)} className={styles.ring} />
      ))}
      <circle r={ring(accuracy)} className={styles.accuracy} />
      {heading !== null && <path d="M0 0 L-34 -94 A100 100 0 0 1 34 -94 Z" className={styles.view} />}
      <text
        x={108 * Math.sin(north)}
        y={-108 * Math.cos(north)}
        className={styles.north}
        dominantBaseline="central"
        textAnchor="middle"
      >
        {messages.field.north}
      </text>
      {stops.toReversed().map((stop) => {
        const { x, y } = radarPoint(stop, radius, up);
        const isNearest = stop === stops[0];
        return (
          <g key={stop.place.id} transform={`translate(${x * 100} ${y * 100})`}>
            <circle r={isNearest ? 8 : 4.5} className={isNearest ? styles.nearest : styles.stop} />
          </g>
        );
      })}
      <circle r={4} className={styles.self} />
    </svg>
  );
}
