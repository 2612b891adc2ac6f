import { IconX } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useMapCamera, useMapOverlay } from '../../map/map-context.tsx';
import { foundOverlay } from './found-overlay.ts';
import { hideFoundPlaces, useFoundPlaces } from './found-places-store.ts';
import styles from './found-on-map.module.css';

/** What a search found, ringed on the map, with a slip that takes the rings away. */
export function FoundOnMap() {
  const { words } = useLanguage();
  const camera = useMapCamera();
  const expedition = useExpedition();
  const found = useFoundPlaces();
  const positions = useMemo(
    () =>
      (found?.placeIds ?? []).flatMap((id) => {
        const position = expedition?.byId.get(id)?.position;
        return position ? [{ latitude: position[0], longitude: position[1] }] : [];
      }),
    [expedition, found],
  );
  useMapOverlay(useMemo(() => (positions.length > 0 ? foundOverlay(positions) : null), [positions]));
  useEffect(() => {
    if (positions.length > 0) camera?.fitPositions(positions);
  }, [camera, positions]);
  if (found === null) return null;
  return (
    <p className={styles.slip} role="status">
      {words.search.onMap(found.query, positions.length)}
      <button
        type="button"
        className={styles.close}
        aria-label={words.search.hideFromMap}
        title={words.search.hideFromMap}
        onClick={hideFoundPlaces}
      >
        <IconX size={16} stroke={1.8} aria-hidden="true" />
      </button>
    </p>
  );
}
