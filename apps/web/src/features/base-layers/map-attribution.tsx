import { IconInfoCircle } from '@tabler/icons-react';
import type { Credit } from '@cae-map/layers/base-layer';
import { atlasAttribution } from '../../map/atlas-style/atlas-overlay.ts';
import { useShownLayer, useShownOverlays } from '../../map/base-layers/use-base-layer.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { phoneQuery } from '../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import styles from './map-attribution.module.css';
import { ScaleBar } from './scale-bar.tsx';
import { useViewCredits } from './use-view-credits.ts';

/**
 * The scale, the attribution of the base layer and its overlays, that of the atlas below them, and the period of its borders;
 * on a phone behind an icon. The scale and the attribution of other providers are always visible.
 */
export function MapAttribution() {
  const { messages } = useLanguage();
  const isPhone = useMediaQuery(phoneQuery);
  const credits = useCredits();
  const text = `${atlasAttribution} · ${messages.map.borders}`;
  if (!isPhone) {
    return (
      <div className={styles.attribution}>
        <ScaleBar />
        <p className={styles.credits}>
          <Credits credits={credits} />
          {credits.length === 0 && text}
        </p>
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
        <p className={styles.credits}>
          <Credits credits={credits} />
          {credits.length > 0 ? ` · ${text}` : text}
        </p>
      </details>
      {credits.length > 0 && (
        <p className={styles.phoneCredits}>
          <Credits credits={credits} />
        </p>
      )}
    </>
  );
}

/** The credits of the shown layers, each once. */
function useCredits(): readonly Credit[] {
  const shown = useShownLayer();
  const overlays = useShownOverlays();
  const ofLayer = useViewCredits(shown.kind === 'layer' ? shown.layer : null);
  const credits = [...ofLayer, ...overlays.flatMap(({ layer }) => layer.attribution)];
  return [...new Map(credits.map((credit) => [credit.text, credit])).values()];
}

function Credits({ credits }: { readonly credits: readonly Credit[] }) {
  return credits.map(({ text, url }, index) => (
    <span key={text}>
      {index > 0 && ' · '}
      <a href={url} target="_blank" rel="noopener">
        {text}
      </a>
    </span>
  ));
}
