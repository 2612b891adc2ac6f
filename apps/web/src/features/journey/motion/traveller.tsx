import type { Journey } from '@cae-map/expedition/journey/journey';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { journeyStore, useJourney } from '../../../lib/journey/journey-store.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { StayIcon } from '../../../ui/icons/stay-icon.tsx';
import { TransportIcon } from '../../../ui/icons/transport-icon.tsx';
import { positionAt, useJourneyPosition } from '../model/journey-position.ts';
import styles from './traveller.module.css';

interface TravellerProps {
  readonly journey: Journey;
  readonly camera: Camera;
}

/**
 * The marker of the travellers: at a stop the icon of the stay; on a leg the icon of the transport with a dashed edge and a
 * caption that the position is estimated. It is hidden from screen readers, since the bar announces the position.
 */
export function Traveller({ journey, camera }: TravellerProps) {
  const isActive = useJourney((state) => state.isActive);
  const selectedId = useSelectedPlaceId();
  const isPlaying = useJourney((state) => state.isPlaying);
  const stopId = useJourneyPosition(journey, (where) => (where.kind === 'stop' ? where.stop.place.id : null));
  const isKnown = useJourneyPosition(journey, (where) => where.position !== null && where.kind !== 'pause');
  // The open stop already has the pin.
  if (!isActive || !isKnown || (!isPlaying && stopId === selectedId)) return null;
  return <Mark journey={journey} camera={camera} />;
}

function Mark({ journey, camera }: TravellerProps) {
  const { messages } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const isEstimated = useJourneyPosition(journey, ({ kind }) => kind === 'leg');
  useLayoutEffect(() => {
    const follow = (): void => {
      const { position } = positionAt(journey, journeyStore.getState().moment);
      if (position === null || element.current === null) return;
      const { x, y } = camera.project({ latitude: position[0], longitude: position[1] });
      element.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    follow();
    const unsubscribers = [journeyStore.subscribe(follow), cameraStore.subscribe(follow)];
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
  }, [journey, camera]);
  return (
    <div
      ref={element}
      className={styles.anchor}
      aria-hidden="true"
      data-journey-mark={isEstimated ? 'way' : 'stop'}
    >
      <span className={styles.mark} data-estimated={isEstimated}>
        <MarkerIcon journey={journey} />
      </span>
      {isEstimated && <span className={styles.caption}>{messages.journey.estimatedMark}</span>}
    </div>
  );
}

function MarkerIcon({ journey }: { readonly journey: Journey }) {
  const transport = useJourneyPosition(journey, (where) => (where.kind === 'leg' ? where.transport : null));
  const icon = useJourneyPosition(journey, (where) =>
    where.kind === 'stop' ? where.stop.place.stayIcon : null,
  );
  return icon === null ? (
    <TransportIcon transport={transport} />
  ) : (
    <StayIcon icon={icon} label="" size={18} />
  );
}
