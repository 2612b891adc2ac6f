import { atlasAttribution } from '../../map/atlas-overlay.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './map-controls.module.css';

/** Whose data the map is drawn from, and whose time its borders are. */
export function MapAttribution() {
  const { words } = useLanguage();
  return (
    <p className={styles.attribution} aria-label={words.map.attribution}>
      {atlasAttribution} · {words.map.borders}
    </p>
  );
}
