import type { Journey } from '@cae-map/expedition/journey/journey';
import { useEffect, useRef } from 'react';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { throttle } from '../../../lib/timing/throttle.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import type { MapPadding } from '../../../map/camera/padding.ts';
import { positionAt } from '../model/journey-position.ts';

/** The interval of the checks in milliseconds, longer than a movement of the map. */
const checkMilliseconds = 900;

/** The margin around the travellers as a share of the free area, and its maximum in CSS pixels. */
const marginShare = 0.22;
const maxMargin = 140;

/**
 * Moves the map with the travellers when they come near its edge. The map stops following when the visitor drags it, until
 * the visitor presses the follow button.
 */
export function useFollow(journey: Journey, camera: Camera): void {
  const isActive = useJourney((state) => state.isActive);
  const isFollowing = useJourney((state) => state.isFollowing);
  const wasFollowing = useRef(isFollowing);
  useEffect(
    () =>
      camera.onMovedByHand(() => {
        if (journeyStore.getState().isActive) journeyStore.setState({ isFollowing: false });
      }),
    [camera],
  );
  useEffect(() => {
    const isResumed = isFollowing && !wasFollowing.current;
    wasFollowing.current = isFollowing;
    if (!isFollowing || !isActive) return undefined;
    const check = throttle(() => {
      const { position } = positionAt(journey, journeyStore.getState().moment);
      if (position === null) return;
      camera.keepInView({ latitude: position[0], longitude: position[1] }, followMargin(camera));
    }, checkMilliseconds);
    if (isResumed) check.runNow();
    const unsubscribe = journeyStore.subscribe((state, before) => {
      // An opened stop and a link move the map themselves.
      if (state.moment !== before.moment && state.mover === 'bar') check.schedule();
    });
    return () => {
      check.cancel();
      unsubscribe();
    };
  }, [journey, camera, isActive, isFollowing]);
}

function followMargin(camera: Camera): MapPadding {
  const { width, height } = camera.freeAreaSize();
  const x = Math.min(maxMargin, width * marginShare);
  const y = Math.min(maxMargin, height * marginShare);
  return { top: y, right: x, bottom: y, left: x };
}
