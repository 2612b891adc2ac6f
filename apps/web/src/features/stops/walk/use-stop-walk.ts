import { distanceMetres } from '@cae-map/expedition/route/geography';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { whereAmI } from '@cae-map/expedition/where-am-i';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { findWalkAction } from './walk-keys.ts';
import type { Camera } from '../../../map/camera/camera.ts';
import { walk } from './walkable-stops.ts';
import { whereAmIMessage } from './where-am-i-message.ts';

/** The stops of the walk and the objects that it controls. */
export interface StopWalkOptions {
  readonly expedition: Expedition;
  /** The stops of the walk in travel order. */
  readonly stops: readonly Place[];
  readonly first: Place;
  readonly camera: Camera | null;
  readonly selectedId: number | null;
  readonly onOpen: (placeId: number) => void;
}

/** The last announcement; the count changes with every announcement, even of the same text. */
interface Announcement {
  readonly text: string;
  readonly count: number;
}

/** A walk along the stops of the route with the keyboard. */
export interface StopWalk {
  readonly here: Place;
  readonly announcement: Announcement;
  /** Moves the stop into the free area of the map. */
  readonly show: () => void;
  /** Announces the current stop and the direction of the next one. */
  readonly announce: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

export function useStopWalk(options: StopWalkOptions): StopWalk {
  const { expedition, stops, camera, onOpen } = options;
  const { language, messages } = useLanguage();
  const [here, setHere] = useWalkedStop(options);
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 });

  const announce = (): void => {
    const position = whereAmI(expedition, here.id, ({ id }) => stops.some((stop) => stop.id === id));
    const text = position ? whereAmIMessage(position, language, messages) : '';
    setAnnouncement(({ count }) => ({ text, count: count + 1 }));
  };
  const handleKey = (event: KeyboardEvent): void => {
    const action = findWalkAction(event.nativeEvent);
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (action === 'open') onOpen(here.id);
    else if (action === 'leave') camera?.focus();
    else if (action === 'where') announce();
    else {
      const next = walk(stops, here.id, action) ?? here;
      setHere(next);
      keepInView(camera, next);
    }
  };
  return { here, announcement, announce, handleKey, show: () => keepInView(camera, here) };
}

/** Returns the current stop of the walk; opening another stop moves the walk there, or to the nearest one of the route. */
function useWalkedStop({ expedition, stops, first, selectedId }: StopWalkOptions) {
  const [walked, setWalked] = useState({ placeId: selectedId, selectedId });
  const placeId = walked.selectedId === selectedId ? walked.placeId : selectedId;
  const here = useMemo(
    () => stops.find(({ id }) => id === placeId) ?? findNearest(stops, expedition, placeId) ?? first,
    [stops, expedition, placeId, first],
  );
  const setHere = (place: Place): void => setWalked({ placeId: place.id, selectedId });
  return [here, setHere] as const;
}

/** Finds the stop of the walk that is nearest to a place beside the route. */
function findNearest(
  stops: readonly Place[],
  expedition: Expedition,
  placeId: number | null,
): Place | undefined {
  const position = placeId === null ? null : expedition.byId.get(placeId)?.position;
  if (position === null || position === undefined) return undefined;
  const distances = new Map(
    stops.flatMap((stop) =>
      stop.position === null ? [] : [[stop, distanceMetres(position, stop.position)] as const],
    ),
  );
  const shortest = Math.min(...distances.values());
  return stops.find((stop) => distances.get(stop) === shortest);
}

/** The free space around the stop in CSS pixels, for its card above and the key hints below. */
const margin = { top: 120, bottom: 190, left: 60, right: 60 };

function keepInView(camera: Camera | null, { position }: Place): void {
  if (position) camera?.keepInView({ latitude: position[0], longitude: position[1] }, margin);
}
