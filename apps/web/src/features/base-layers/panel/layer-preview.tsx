import { browserTileUrls, fillPlaceholders } from '@cae-map/layers/tile-urls';
import { useState } from 'react';
import type { OfferedLayer } from '@cae-map/layers/layer-choice';
import { useMayAskOthers } from '../../../map/base-layers/use-base-layer.ts';
import { useMapLanguage } from '../../../lib/options/map-language.ts';
import styles from './layer-panel.module.css';

/** A tile with Leh and the Karakoram, on which layers look different: the zoom, the column and the row. */
const previewTile = { z: 7, x: 91, y: 50 } as const;

/** A tile of the layer, or a drawing of its kind before the visitor has agreed that it is requested. */
export function LayerPreview({ offered }: { readonly offered: OfferedLayer }) {
  const { layer } = offered;
  const language = useMapLanguage();
  const mayAsk = useMayAskOthers();
  const [hasFailed, setHasFailed] = useState(false);
  const isAligned = layer.projection === 'EPSG:3857';
  const url = browserTileUrls(layer, offered.offer, language).at(0);
  if (!mayAsk || hasFailed || !isAligned || url === undefined || layer.maxNativeZoom < previewTile.z)
    return <Drawing kind={layer.group} />;
  return (
    <img
      className={styles.preview}
      src={fillPlaceholders(url, previewTile)}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      crossOrigin="anonymous"
      onError={() => setHasFailed(true)}
    />
  );
}

/** The lines of the drawings, by the group of the layer. */
const drawings: Readonly<Record<OfferedLayer['layer']['group'], readonly string[]>> = {
  builtIn: ['M6 42L20 20L30 34L38 24L50 42Z', 'M4 50C16 44 26 52 52 46'],
  topographic: [
    'M6 34C12 16 28 8 38 18S50 44 34 48 2 50 6 34Z',
    'M14 34C18 24 28 18 34 24S40 40 30 42 12 42 14 34Z',
    'M22 33C24 28 29 27 31 30S30 36 27 36 21 36 22 33Z',
  ],
  streets: ['M4 20H52', 'M4 40L52 34', 'M18 4V52', 'M36 4L40 52'],
  satellite: ['M0 40L14 24L24 34L38 14L56 38', 'M38 14L34 30L42 40'],
  overlay: ['M6 44L50 12', 'M10 36L16 44', 'M20 29L26 37', 'M30 22L36 30', 'M40 14L46 22'],
};

function Drawing({ kind }: { readonly kind: OfferedLayer['layer']['group'] }) {
  return (
    <svg
      className={styles.preview}
      data-kind={kind}
      width={56}
      height={56}
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      {drawings[kind].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
