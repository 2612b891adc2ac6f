import { IconInfoCircle } from '@tabler/icons-react';
import { atlasAttribution } from '../../map/atlas-style/atlas-overlay.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { phoneQuery, useMediaQuery } from '../../lib/browser/use-media-query.ts';
import styles from './map-attribution.module.css';

/** Whose data the map is drawn from, and whose time its borders are; on a phone behind a sign, since it hides the map. */
export function MapAttribution() {
  const { messages } = useLanguage();
  const isPhone = useMediaQuery(phoneQuery);
  const text = `${atlasAttribution} · ${messages.map.borders}`;
  if (!isPhone) return <p className={styles.attribution}>{text}</p>;
  return (
    <details className={styles.attributionFold}>
      <summary aria-label={messages.map.attribution} title={messages.map.attribution}>
        <IconInfoCircle size={18} stroke={1.8} aria-hidden="true" />
      </summary>
      <p>{text}</p>
    </details>
  );
}
