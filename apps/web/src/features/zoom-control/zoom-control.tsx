import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useIsResearcher } from '../../lib/role/role.ts';
import { touchQuery, useMediaQuery } from '../../lib/use-media-query.ts';
import { useCamera } from '../../map/camera-store.ts';
import { useMapCamera } from '../../map/map-context.tsx';
import { MapControlButton } from '../../ui/map-control.tsx';
import styles from './zoom-control.module.css';

/** Zoom with its level. Two fingers do the same on a touch screen, so that it is left out there, but for researchers. */
export function ZoomControl() {
  const { messages } = useLanguage();
  const camera = useMapCamera();
  const isTouch = useMediaQuery(touchQuery);
  const isResearcher = useIsResearcher();
  if (isTouch && !isResearcher) return null;
  return (
    <>
      <MapControlButton label={messages.map.zoomIn} icon={IconPlus} onClick={() => camera?.zoomBy(1)} />
      <ZoomLevel />
      <MapControlButton label={messages.map.zoomOut} icon={IconMinus} onClick={() => camera?.zoomBy(-1)} />
    </>
  );
}

function ZoomLevel() {
  const { messages } = useLanguage();
  const level = useCamera((camera) => camera.zoom.toFixed(1).replace(/\.0$/, ''));
  return (
    <span className={styles.level} title={messages.map.zoomLevel}>
      {level}
    </span>
  );
}
