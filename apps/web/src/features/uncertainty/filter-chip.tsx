import { useMapMode } from '../../map/mode/use-map-mode.ts';
import { CertainOnlyNotice } from '../../ui/filters/certain-only-notice.tsx';
import styles from './filter-chip.module.css';

/** The notice of the filter on the map, while it is active; below the panel of a tool such as the measurement. */
export function FilterChip() {
  const isLower = useMapMode() !== 'browse';
  return <CertainOnlyNotice className={`${styles.chip} ${isLower ? styles.lower : ''}`} />;
}
