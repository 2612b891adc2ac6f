import { CertainOnlyNotice } from '../../ui/filters/certain-only-notice.tsx';
import styles from './filter-chip.module.css';

/** The notice of the filter on the map, while it is active. */
export function FilterChip() {
  return <CertainOnlyNotice className={styles.chip ?? ''} />;
}
