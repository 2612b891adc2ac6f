import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { touchQuery } from '../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { useCamera } from '../../map/camera/use-camera.ts';
import { useMapCamera } from '../../map/map-context.tsx';
import { MapControlButton } from '../../ui/controls/map-control.tsx';
import styles from './zoom-control.module.css';

/** The zoom buttons with the zoom level; hidden on touch screens, which zoom by pinching. */
export function ZoomControl() {
  return useMediaQuery(touchQuery) ? null : <ZoomButtons />;
}

/** The same control only on touch screens, where researchers also need the zoom level. */
export function TouchZoomControl() {
  return useMediaQuery(touchQuery) ? <ZoomButtons /> : null;
}

function ZoomButtons() {
  const { messages } = useLanguage();
  const camera = useMapCamera();
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
