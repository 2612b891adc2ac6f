import type { Journey } from '@cae-map/expedition/journey/journey';
import { useEffect, useRef } from 'react';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { throttle } from '../../../lib/timing/throttle.ts';
import type { Camera, MapPadding } from '../../../map/camera/camera.ts';
import { positionAt } from '../model/journey-position.ts';

/** How often the map looks whether it should go along, in milliseconds: a movement has to come to its end. */
const lookingMilliseconds = 900;

/** What is kept free around the travellers, as a part of the free area and at most in CSS pixels. */
const roomShare = 0.22;
const mostRoom = 140;

/**
 * Lets the map go along with the travellers, gently: it moves when they come near its edge. A visitor who moves the map by
 * hand lets go of it, until it is taken back.
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
    const isTakenBack = isFollowing && !wasFollowing.current;
    wasFollowing.current = isFollowing;
    if (!isFollowing || !isActive) return undefined;
    const looking = throttle(() => {
      const { position } = positionAt(journey, journeyStore.getState().moment);
      if (position === null) return;
      camera.keepInView({ latitude: position[0], longitude: position[1] }, roomIn(camera));
    }, lookingMilliseconds);
    if (isTakenBack) looking.runNow();
    const unsubscribe = journeyStore.subscribe((state, before) => {
      // A stop that is opened and a link bring the map along by themselves.
      if (state.moment !== before.moment && state.mover === 'bar') looking.schedule();
    });
    return () => {
      looking.cancel();
      unsubscribe();
    };
  }, [journey, camera, isActive, isFollowing]);
}

function roomIn(camera: Camera): MapPadding {
  const { width, height } = camera.freeAreaSize();
  const x = Math.min(mostRoom, width * roomShare);
  const y = Math.min(mostRoom, height * roomShare);
  return { top: y, right: x, bottom: y, left: x };
}
