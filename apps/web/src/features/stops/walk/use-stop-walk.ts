import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Expedition, Place } from '@cae-map/expedition/to-expedition';
import { whereAmI } from '@cae-map/expedition/where-am-i';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import type { Camera } from '../../../map/camera.ts';
import { walkAction } from './walk-keys.ts';
import { walk } from './walkable-stops.ts';
import { whereAmIMessage } from './where-am-i-message.ts';

/** Through what the walk goes, and what it acts on. */
export interface StopWalkOptions {
  readonly expedition: Expedition;
  /** The stops of the walk in travel order. */
  readonly stops: readonly Place[];
  readonly first: Place;
  readonly camera: Camera | null;
  readonly selectedId: number | null;
  readonly onOpen: (placeId: number) => void;
}

/** What was said last; the count makes the same words new when they are said again. */
interface Spoken {
  readonly text: string;
  readonly count: number;
}

/** A walk along the stops of the route by keys. */
export interface StopWalk {
  readonly here: Place;
  readonly spoken: Spoken;
  /** Brings the stop into the free area of the map. */
  readonly show: () => void;
  /** Says which stop this is, and where the next one lies. */
  readonly speak: () => void;
  readonly handleKey: (event: KeyboardEvent) => void;
}

export function useStopWalk(options: StopWalkOptions): StopWalk {
  const { expedition, stops, camera, onOpen } = options;
  const { language, messages } = useLanguage();
  const [here, setHere] = useWalkedStop(options);
  const [spoken, setSpoken] = useState<Spoken>({ text: '', count: 0 });

  const speak = (): void => {
    const answer = whereAmI(expedition, here.id, ({ id }) => stops.some((stop) => stop.id === id));
    const text = answer ? whereAmIMessage(answer, language, messages) : '';
    setSpoken(({ count }) => ({ text, count: count + 1 }));
  };
  const handleKey = (event: KeyboardEvent): void => {
    const action = walkAction(event.nativeEvent);
    if (action === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (action === 'open') onOpen(here.id);
    else if (action === 'leave') camera?.focus();
    else if (action === 'where') speak();
    else {
      const next = walk(stops, here.id, action) ?? here;
      setHere(next);
      keepInView(camera, next);
    }
  };
  return { here, spoken, speak, handleKey, show: () => keepInView(camera, here) };
}

/** The stop that the walk has come to; opening another stop leads the walk there. */
function useWalkedStop({ stops, first, selectedId }: StopWalkOptions) {
  const [walked, setWalked] = useState({ placeId: selectedId, selectedId });
  const placeId = walked.selectedId === selectedId ? walked.placeId : selectedId;
  const here = stops.find(({ id }) => id === placeId) ?? first;
  const setHere = (place: Place): void => setWalked({ placeId: place.id, selectedId });
  return [here, setHere] as const;
}

/** Room in CSS pixels about the stop: for its card above, and for what the keys do below. */
const room = { top: 120, bottom: 190, left: 60, right: 60 };

function keepInView(camera: Camera | null, { position }: Place): void {
  if (position) camera?.keepInView({ latitude: position[0], longitude: position[1] }, room);
}
