import { useEffect, useEffectEvent, useRef } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { atlasAttribution } from '../../../map/atlas-style/atlas-overlay.ts';
import type { ScreenPoint } from '../../../map/camera/screen-geometry.ts';
import { useMapCamera } from '../../../map/map-context.tsx';
import { pinPath, pinSize } from '../../../map/overlays/pin-marker.ts';
import styles from './map-copy.module.css';

/** The aspect ratio of the map on paper; its height is in `map-region.module.css`. */
const aspectRatio = 2.15;

/**
 * A copy of the map for paper, with the pin of the open stop and the attribution. It is drawn when printing starts, because
 * browsers print a WebGL canvas empty, and on a 2D canvas, because an image could still be decoding when the page is printed.
 */
export function MapCopy() {
  const { messages } = useLanguage();
  const camera = useMapCamera();
  const placeId = useSelectedPlaceId();
  const position = useExpedition()?.byId.get(placeId)?.position ?? null;
  const frame = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(() => {
    const { current } = frame;
    if (current === null || camera === null) return;
    const canvas = document.createElement('canvas');
    const [latitude, longitude] = position ?? [];
    const stop = latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const part = camera.copyTo(canvas, aspectRatio, stop);
    if (part === null) return;
    current.prepend(canvas);
    current.dataset.copied = 'true';
    if (stop === null) return;
    const { x, y } = camera.project(stop);
    drawPin(canvas, { x: x - part.x, y: y - part.y }, canvas.width / part.width);
  });
  useEffect(() => {
    const { current } = frame;
    const remove = (): void => {
      current?.querySelector('canvas')?.remove();
      if (current) current.dataset.copied = 'false';
    };
    const redraw = (): void => {
      remove();
      draw();
    };
    window.addEventListener('beforeprint', redraw);
    window.addEventListener('afterprint', remove);
    return () => {
      window.removeEventListener('beforeprint', redraw);
      window.removeEventListener('afterprint', remove);
    };
  }, []);
  return (
    <div ref={frame} className={styles.copy} data-copied="false">
      <p>
        {atlasAttribution} · {messages.map.borders}
      </p>
    </div>
  );
}

/** Draws the pin with its tip at a point. @param scale device pixels per CSS pixel */
function drawPin(canvas: HTMLCanvasElement, tip: ScreenPoint, scale: number): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const colour = getComputedStyle(canvas);
  context.setTransform(
    scale,
    0,
    0,
    scale,
    (tip.x - pinSize.width / 2) * scale,
    (tip.y + 1 - pinSize.height) * scale,
  );
  const pin = new Path2D(pinPath);
  context.fillStyle = colour.getPropertyValue('--accent');
  context.fill(pin);
  context.lineWidth = 2;
  context.strokeStyle = colour.getPropertyValue('--paper');
  context.stroke(pin);
  const dot = new Path2D();
  dot.arc(pinSize.width / 2, 17.5, 5.5, 0, Math.PI * 2);
  context.fillStyle = context.strokeStyle;
  context.fill(dot);
}
