import { IconMinus, IconPlus, IconRoute } from '@tabler/icons-react';
import { isInMainRoute } from '@cae-map/expedition/route';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import { FullscreenControl } from '../../features/fullscreen/fullscreen-control.tsx';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useCamera } from '../../map/camera-store.ts';
import type { Camera } from '../../map/camera.ts';
import styles from './map-controls.module.css';

interface MapControlsProps {
  readonly camera: Camera | null;
  readonly expedition: Expedition | null;
}

/** The column of controls: zoom with its level, the way back to the whole route, the whole screen. */
export function MapControls({ camera, expedition }: MapControlsProps) {
  const { words } = useLanguage();
  return (
    <div className={styles.controls}>
      <div className={styles.group}>
        <button
          type="button"
          title={words.map.zoomIn}
          aria-label={words.map.zoomIn}
          onClick={() => camera?.zoomBy(1)}
        >
          <IconPlus size={20} stroke={1.8} aria-hidden="true" />
        </button>
        <ZoomLevel />
        <button
          type="button"
          title={words.map.zoomOut}
          aria-label={words.map.zoomOut}
          onClick={() => camera?.zoomBy(-1)}
        >
          <IconMinus size={20} stroke={1.8} aria-hidden="true" />
        </button>
      </div>
      <div className={styles.group}>
        <button
          type="button"
          title={words.map.showJourney}
          aria-label={words.map.showJourney}
          onClick={() => camera && expedition && showMainRoute(camera, expedition)}
        >
          <IconRoute size={20} stroke={1.8} aria-hidden="true" />
        </button>
      </div>
      <FullscreenControl />
    </div>
  );
}

function ZoomLevel() {
  const { words } = useLanguage();
  const level = useCamera((camera) => camera.zoom.toFixed(1).replace(/\.0$/, ''));
  return (
    <span className={styles.level} title={words.map.zoomLevel(level)}>
      {level}
    </span>
  );
}

function showMainRoute(camera: Camera, expedition: Expedition) {
  const positions = expedition.path
    .filter(({ record }) => isInMainRoute(record))
    .flatMap(({ position }) => (position ? [{ latitude: position[0], longitude: position[1] }] : []));
  camera.fitPositions(positions);
}
