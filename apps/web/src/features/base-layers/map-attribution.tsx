import { IconInfoCircle } from '@tabler/icons-react';
import { atlasAttribution } from '../../map/atlas-style/atlas-overlay.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { phoneQuery, useMediaQuery } from '../../lib/browser/use-media-query.ts';
import styles from './map-attribution.module.css';
import { ScaleBar } from './scale-bar.tsx';

/** The scale, the attribution of the map data and the period of the borders; on a phone behind an icon, except the scale. */
export function MapAttribution() {
  const { messages } = useLanguage();
  const isPhone = useMediaQuery(phoneQuery);
  const text = `${atlasAttribution} · ${messages.map.borders}`;
  if (!isPhone) {
    return (
      <div className={styles.attribution}>
        <ScaleBar />
        <p>{text}</p>
      </div>
    );
  }
  return (
    <>
      <ScaleBar />
      <details className={styles.attributionFold}>
        <summary aria-label={messages.map.attribution} title={messages.map.attribution}>
          <IconInfoCircle size={18} stroke={1.8} aria-hidden="true" />
        </summary>
        <p>{text}</p>
      </details>
    </>
  );
}
