import type { Journey } from '@cae-map/expedition/journey/journey';
import { momentToDate } from '@cae-map/expedition/journey/moment';
import {
  momentOfDayAt,
  momentOfPlace,
  placeOfMoment,
} from '@cae-map/expedition/journey/days/moment-of-place';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import type { MapUrl } from '../../../lib/map-url/map-url.ts';
import { useMapUrl, useMapUrlState } from '../../../lib/map-url/map-url-context.tsx';
import { throttle } from '../../../lib/timing/throttle.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { useStartPlaceId } from '../../../lib/selection/start-place.ts';
import { useOpenPlace } from '../../../ui/links/use-open-place.ts';

/** The interval in milliseconds at which the day is written during the playback; browsers limit changes of the URL. */
const writeMilliseconds = 1000;

/**
 * Synchronizes the journey, its day in the URL and the open stop. A changed day in the URL and an opened stop move the
 * journey; a journey that has stopped opens the stop of its moment.
 * @returns false in the first rendering, and true once the store has the day of the URL or the open stop. React subscribes components to
 *   the store only after the first frame is painted, so a bar rendered earlier would show the start of the journey in that frame
 */
export function useJourneyUrl(journey: Journey): boolean {
  const address = useMapUrl();
  const syncRef = useRef<SyncState>({ day: null, openedId: null });
  const [isPlaced, setPlaced] = useState(false);
  useOpenStopWhenIdle(journey, syncRef);
  useWriteDay(journey, address, syncRef);
  useReadUrl(journey, address, syncRef);
  // Renders a second time on purpose, before the browser paints.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setPlaced(true), []);
  return isPlaced;
}

interface SyncState {
  /** The last day that was read from or written to the URL. */
  day: string | null;
  /** The last stop that the journey has opened. */
  openedId: number | null;
}

type SyncRef = { readonly current: SyncState };

/**
 * Moves the journey when the URL or the open stop changes. The day has priority, since it is the more exact part of a link.
 */
function useReadUrl(journey: Journey, address: MapUrl | null, syncRef: SyncRef): void {
  const readings = useMapUrlState((state) => state.readings);
  const placeId = useSelectedPlaceId();
  const startPlaceId = useStartPlaceId();
  const openPlace = useOpenPlace();
  const known = useRef<{ readonly readings: number; readonly placeId: number } | null>(null);
  // A layout effect runs before the browser paints, so that every frame shows the open stop.
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { readings, placeId };
    const { date: day = null, place = null } = address?.store.getState().hash ?? {};
    const isFirst = before === null;
    if ((isFirst || before.readings !== readings) && day !== syncRef.current.day) {
      syncRef.current.day = day;
      if (day === null) deactivate(journey, placeId);
      else {
        const moment = momentOfDayAt(journey, day, placeId);
        // A day outside the journey remains in the URL until the slider is moved.
        journeyStore.setState({ moment, isActive: true, isPlaying: false, mover: 'address' });
        // A URL with a day and no stop opens the stop of that day.
        if (place === null && placeId === startPlaceId) openCurrentStop(journey, syncRef, openPlace);
      }
    } else if (isFirst) deactivate(journey, placeId);
    else if (before.placeId !== placeId && syncRef.current.openedId !== placeId) goToPlace(journey, placeId);
    if (before !== null && before.placeId !== placeId) syncRef.current.openedId = null;
  }, [journey, address, readings, placeId, startPlaceId, openPlace, syncRef]);
}

/** Deactivates the journey: the slider is at the open stop, or at the start. */
function deactivate(journey: Journey, placeId: number): void {
  const moment = momentOfPlace(journey, placeId) ?? journey.start;
  journeyStore.setState({ moment, isActive: false, isPlaying: false, mover: 'address' });
}

/** Moves the journey to an opened stop and pauses it. */
function goToPlace(journey: Journey, placeId: number): void {
  const moment = momentOfPlace(journey, placeId);
  if (moment !== null) journeyStore.setState({ moment, isPlaying: false, mover: 'place' });
}

type OpenPlace = ReturnType<typeof useOpenPlace>;

function openCurrentStop(journey: Journey, syncRef: SyncRef, openPlace: OpenPlace): void {
  const stopId = placeOfMoment(journey, journeyStore.getState().moment);
  syncRef.current.openedId = stopId;
  openPlace(stopId, { isQuiet: true });
}

/** Replaces the day in the URL when the journey moves, and removes it when the journey ends. */
function useWriteDay(journey: Journey, address: MapUrl | null, syncRef: SyncRef): void {
  useEffect(() => {
    if (address === null) return undefined;
    const write = throttle(() => {
      const { moment, isActive } = journeyStore.getState();
      const day = isActive ? momentToDate(journey, moment) : null;
      if (day === syncRef.current.day) return;
      syncRef.current.day = day;
      address.replace({ date: day });
    }, writeMilliseconds);
    const unsubscribe = journeyStore.subscribe((state, before) => {
      if (
        state.moment === before.moment &&
        state.isActive === before.isActive &&
        state.isPlaying === before.isPlaying
      )
        return;
      if (state.mover === 'address') return;
      if (state.isPlaying) write.schedule();
      else write.runNow();
    });
    return () => {
      write.cancel();
      unsubscribe();
    };
  }, [journey, address, syncRef]);
}

/** The idle time before the stop is opened, in milliseconds, so that repeated keys open only the last stop. */
const idleMilliseconds = 250;

/** Opens the stop at which the journey has stopped, without a history entry. */
function useOpenStopWhenIdle(journey: Journey, syncRef: SyncRef): void {
  const openPlace = useOpenPlace();
  const placeId = useSelectedPlaceId();
  const selected = useRef(placeId);
  useEffect(() => {
    selected.current = placeId;
  }, [placeId]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = journeyStore.subscribe((state, before) => {
      const hasMoved = state.moment !== before.moment || state.isPlaying !== before.isPlaying;
      if (!hasMoved || !state.isActive) return;
      clearTimeout(timer);
      if (state.isPlaying || state.mover !== 'bar') return;
      timer = setTimeout(() => {
        const { isActive, isPlaying, moment } = journeyStore.getState();
        if (isActive && !isPlaying && placeOfMoment(journey, moment) !== selected.current)
          openCurrentStop(journey, syncRef, openPlace);
      }, idleMilliseconds);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [journey, openPlace, syncRef]);
}
