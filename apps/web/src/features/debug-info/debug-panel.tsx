import { useId } from 'react';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { useSelectedPlaceId } from '../../lib/selection/selected-place-context.tsx';
import { ForAudience } from '../../lib/session/for-audience.tsx';
import { useCamera } from '../../map/camera/use-camera.ts';
import { useMapCamera } from '../../map/map-context.tsx';
import { useMapMode } from '../../map/mode/use-map-mode.ts';
import { metresPerPixel } from '../../map/scene/range.ts';
import { CloseButton } from '../../ui/controls/round-button.tsx';
import styles from './debug-panel.module.css';
import { debugInfoMessages } from './messages/index.ts';
import { useLogDebugEvents } from './use-log-debug-events.ts';

/** The current view of the map in numbers; for researchers also details of the open stop and of the screen. */
export function DebugPanel({ onClose }: { readonly onClose: () => void }) {
  const { messages } = useLanguage(debugInfoMessages);
  const { debugInfo } = messages;
  const titleId = useId();
  useLogDebugEvents();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{debugInfo.title}</h2>
        <CloseButton isBare label={debugInfo.close} onClick={onClose} />
      </header>
      <dl>
        <ViewRows />
        <ForAudience audience="researchers">
          <ResearcherRows />
        </ForAudience>
      </dl>
    </section>
  );
}

function ViewRows() {
  const { messages } = useLanguage(debugInfoMessages);
  const { debugInfo } = messages;
  const camera = useMapCamera();
  const { zoom, latitude, longitude } = useCamera((view) => view);
  const area = camera?.visibleArea() ?? null;
  return (
    <>
      <Row label={debugInfo.zoom} value={zoom.toFixed(2)} />
      <Row label={debugInfo.centre} value={`${degrees(latitude)}, ${degrees(longitude)}`} />
      {area !== null && (
        <>
          <Row label={debugInfo.north} value={degrees(area.north)} />
          <Row label={debugInfo.south} value={degrees(area.south)} />
          <Row label={debugInfo.west} value={degrees(area.west)} />
          <Row label={debugInfo.east} value={degrees(area.east)} />
        </>
      )}
      <Row label={debugInfo.metresPerPixel} value={metresPerPixel(zoom, latitude).toPrecision(3)} />
    </>
  );
}

function ResearcherRows() {
  const { messages } = useLanguage(debugInfoMessages);
  const { debugInfo } = messages;
  const expedition = useExpedition();
  const placeId = useSelectedPlaceId();
  const place = expedition?.byId.get(placeId);
  const { bearing, pitch } = useCamera((view) => view);
  const size = useMapCamera()?.freeAreaSize();
  const mode = useMapMode();
  return (
    <>
      {place !== undefined && (
        <Row label={debugInfo.place} value={debugInfo.placeDetails(place.id, place.record.seqid)} />
      )}
      <Row label={debugInfo.places} value={String(expedition?.byId.size ?? 0)} />
      <Row label={debugInfo.bearing} value={`${bearing.toFixed(1)}°, ${pitch.toFixed(1)}°`} />
      {size !== undefined && (
        <Row label={debugInfo.size} value={`${Math.round(size.width)} × ${Math.round(size.height)}`} />
      )}
      <Row label={debugInfo.pixelRatio} value={String(window.devicePixelRatio)} />
      <Row label={debugInfo.mode} value={mode} />
    </>
  );
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function degrees(value: number): string {
  return value.toFixed(5);
}
