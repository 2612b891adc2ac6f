import type { Position } from '@cae-map/expedition/route/geography';
import { getTitle } from '@cae-map/expedition/texts/titles';
import { IconArrowRight } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { useExpedition } from '../../../lib/api/use-expedition.ts';
import { phoneQuery } from '../../../lib/browser/media-queries.ts';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useJourney } from '../../../lib/journey/journey-store.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { throttle } from '../../../lib/timing/throttle.ts';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { Camera, MapPosition } from '../../../map/camera/camera.ts';
import { useMapCamera } from '../../../map/map-context.tsx';
import { stopsMessages } from '../messages/index.ts';
import styles from './edge-pointer.module.css';
import { placePointer, type PointerPlacement } from './pointer-placement.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** A pointer at the edge of the free area to the open stop while it is out of view. During the playback the map follows. */
export function EdgePointer() {
  // Here and not in the pointer, which is mounted later: loading messages then would suspend and hide the map.
  const { language, messages } = useLanguage(stopsMessages);
  const camera = useMapCamera();
  const placeId = useSelectedPlaceId();
  const place = useExpedition()?.byId.get(placeId);
  const isPlaying = useJourney((journey) => journey.isPlaying);
  const position = place?.position;
  if (camera === null || !place || !position || isPlaying) return null;
  const title = getTitle(place.record, language);
  return (
    <Pointer camera={camera} position={position} title={title} label={messages.edgePointer.show(title)} />
  );
}

/** The distances from the edges of the free area; the legend and the attribution cover a part of it. */
const insets = { top: 8, right: 8, bottom: 52, left: 8 };
const phoneInsets = { top: 8, right: 8, bottom: 8, left: 48 };

interface PointerProps {
  readonly camera: Camera;
  readonly position: Position;
  readonly title: string;
  readonly label: string;
}

function Pointer({ camera, position: [latitude, longitude], title, label }: PointerProps) {
  const isPhone = useMediaQuery(phoneQuery);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const follow = (): void => {
      const target = camera.project(nearestCopy({ latitude, longitude }));
      movePointer(button.current, placePointer(target, camera.freeArea(), isPhone ? phoneInsets : insets));
    };
    follow();
    const { schedule, cancel } = throttle(follow, followMilliseconds);
    const unsubscribe = cameraStore.subscribe(schedule);
    return () => {
      unsubscribe();
      cancel();
    };
  }, [camera, latitude, longitude, isPhone]);
  const show = (): void => {
    camera.keepInView({ latitude, longitude }, { top: pinHeight });
    // The button is hidden when the stop is in view.
    camera.focus();
  };
  return (
    <Button ref={button} hidden className={styles.pointer} label={label} onClick={show}>
      <IconArrowRight className={styles.arrow} size={18} stroke={1.8} aria-hidden="true" />
      <span className={styles.title}>{title}</span>
    </Button>
  );
}

/** The time between two placements while the map moves, in milliseconds; a transition of the same length is between them. */
const followMilliseconds = 80;

/** The height of the pin above its position, in CSS pixels. */
const pinHeight = 56;

/** Returns the copy of a position in the world that is nearest to the centre of the map. */
function nearestCopy({ latitude, longitude }: MapPosition): MapPosition {
  const worlds = Math.round((cameraStore.getState().longitude - longitude) / 360);
  return { latitude, longitude: longitude + worlds * 360 };
}

/**
 * Writes the placement to the element, in whole pixels and degrees and only if it has changed, because each write causes style
 * recalculation. Shares of its own size keep the element inside the area without measuring it.
 */
function movePointer(element: HTMLElement | null, placement: PointerPlacement | null): void {
  if (element === null) return;
  if (element.hidden !== (placement === null)) element.hidden = placement === null;
  if (placement === null) return;
  const { x, y, shareX, shareY, angle } = placement;
  const shares = `translate(${Math.round(shareX * -100)}%, ${Math.round(shareY * -100)}%)`;
  writeStyle(element, 'transform', `translate(${Math.round(x)}px, ${Math.round(y)}px) ${shares}`);
  writeStyle(element, '--angle', `${Math.round(angle)}deg`);
}

function writeStyle(element: HTMLElement, property: string, value: string): void {
  if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value);
}
