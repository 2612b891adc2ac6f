import type { Journey } from '@cae-map/expedition/journey/journey';
import type { Moment } from '@cae-map/expedition/journey/moment';
import { useLayoutEffect, useRef } from 'react';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { positionAt } from '../model/journey-position.ts';
import { pointedMomentStore, usePointedMoment } from '../model/pointed-moment.ts';
import styles from './pointed-mark.module.css';

interface PointedMarkProps {
  readonly journey: Journey;
  readonly camera: Camera;
}

/**
 * The ring on the map at the position of the pointed moment. It is hidden from screen readers, because a mouse points: on a
 * keyboard the slider moves the travellers.
 */
export function PointedMark({ journey, camera }: PointedMarkProps) {
  const isPointed = usePointedMoment() !== null;
  return isPointed ? <Mark journey={journey} camera={camera} /> : null;
}

function Mark({ journey, camera }: PointedMarkProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const follow = (): void => {
      const { moment } = pointedMomentStore.getState();
      if (moment !== null && element.current) place(element.current, { journey, camera, moment });
    };
    follow();
    const unsubscribers = [pointedMomentStore.subscribe(follow), cameraStore.subscribe(follow)];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [journey, camera]);
  return <div ref={element} className={styles.anchor} aria-hidden="true" data-journey-pointed="" />;
}

function place(
  element: HTMLElement,
  { journey, camera, moment }: PointedMarkProps & { readonly moment: Moment },
): void {
  const { position, kind } = positionAt(journey, moment);
  const isKnown = position !== null && kind !== 'pause';
  element.hidden = !isKnown;
  if (!isKnown) return;
  const { x, y } = camera.project({ latitude: position[0], longitude: position[1] });
  element.style.transform = `translate(${x}px, ${y}px)`;
}
