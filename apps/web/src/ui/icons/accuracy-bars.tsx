import type { AccuracyBars as BarCount } from '@cae-map/expedition/places/accuracy';
import styles from './accuracy-bars.module.css';

/** The accuracy level of a position as four signal bars. Decorative: the text is always shown beside it. */
export function AccuracyBars({ bars }: { readonly bars: BarCount }) {
  return (
    <svg className={styles.bars} viewBox="0 0 20 16" width={20} height={16} aria-hidden="true">
      {[0, 1, 2, 3].map((index) => (
        <rect
          key={index}
          className={index < bars ? styles.full : styles.empty}
          x={index * 5 + 0.5}
          y={11 - index * 3.2}
          width={4}
          height={4.5 + index * 3.2}
          rx={0.8}
        />
      ))}
    </svg>
  );
}
