import type { Journey } from '@cae-map/expedition/journey/journey';
import { momentToDate } from '@cae-map/expedition/journey/moment';
import {
  momentOfDayAt,
  momentOfPlace,
  placeOfMoment,
} from '@cae-map/expedition/journey/days/moment-of-place';
import { useEffect, useRef } from 'react';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import type { MapUrl } from '../../../lib/map-url/map-url.ts';
import { useMapUrl, useMapUrlState } from '../../../lib/map-url/map-url-context.tsx';
import { throttle } from '../../../lib/timing/throttle.ts';
import { useSelectedPlaceId } from '../../../lib/selection/selected-place-context.tsx';
import { useStartPlaceId } from '../../../lib/selection/start-place.ts';
import { useOpenPlace } from '../../../ui/links/use-open-place.ts';

/** While it plays the day is written so often: browsers refuse an address that changes with every frame. In milliseconds. */
const writingMilliseconds = 1000;

/**
 * Keeps the journey, its day in the address and the open stop in step. A day that came from outside moves the journey; a
 * stop that somebody opens moves it too; a journey that has come to rest opens the stop where they are.
 */
export function useJourneyAddress(journey: Journey): void {
  const address = useMapUrl();
  const stepsRef = useRef<Steps>({ day: null, openedId: null });
  useOpenedStop(journey, stepsRef);
  useWrittenDay(journey, address, stepsRef);
  useReadAddress(journey, address, stepsRef);
}

interface Steps {
  /** The day of the address as it was last read or written. */
  day: string | null;
  /** The stop that the journey itself has opened last. */
  openedId: number | null;
}

type StepsRef = { readonly current: Steps };

/** A day from outside goes before the open stop: it is the more exact part of a link. */
function useReadAddress(journey: Journey, address: MapUrl | null, stepsRef: StepsRef): void {
  const readings = useMapUrlState((state) => state.readings);
  const placeId = useSelectedPlaceId();
  const startPlaceId = useStartPlaceId();
  const openPlace = useOpenPlace();
  const known = useRef<{ readonly readings: number; readonly placeId: number } | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = { readings, placeId };
    const { date: day = null, place = null } = address?.store.getState().hash ?? {};
    const isFirst = before === null;
    if ((isFirst || before.readings !== readings) && day !== stepsRef.current.day) {
      stepsRef.current.day = day;
      if (day === null) rest(journey, placeId);
      else {
        const moment = momentOfDayAt(journey, day, placeId);
        // A day that the journey does not reach stays in the address until somebody moves the bar.
        journeyStore.setState({ moment, isActive: true, isPlaying: false, mover: 'address' });
        // An address with a day alone means the stop of that day.
        if (place === null && placeId === startPlaceId) openStopOf(journey, stepsRef, openPlace);
      }
    } else if (isFirst) rest(journey, placeId);
    else if (before.placeId !== placeId && stepsRef.current.openedId !== placeId) goToPlace(journey, placeId);
    if (before !== null && before.placeId !== placeId) stepsRef.current.openedId = null;
  }, [journey, address, readings, placeId, startPlaceId, openPlace, stepsRef]);
}

/** Nobody journeys: the bar stands at the open stop, or at the beginning. */
function rest(journey: Journey, placeId: number): void {
  const moment = momentOfPlace(journey, placeId) ?? journey.start;
  journeyStore.setState({ moment, isActive: false, isPlaying: false, mover: 'address' });
}

/** A stop that somebody opens moves the journey there, and stops it: it is to be read. */
function goToPlace(journey: Journey, placeId: number): void {
  const moment = momentOfPlace(journey, placeId);
  if (moment !== null) journeyStore.setState({ moment, isPlaying: false, mover: 'place' });
}

type OpenPlace = ReturnType<typeof useOpenPlace>;

function openStopOf(journey: Journey, stepsRef: StepsRef, openPlace: OpenPlace): void {
  const stopId = placeOfMoment(journey, journeyStore.getState().moment);
  stepsRef.current.openedId = stopId;
  openPlace(stopId, { isQuiet: true });
}

/** Moving the journey replaces the address as moving the map does; a journey that is over leaves it. */
function useWrittenDay(journey: Journey, address: MapUrl | null, stepsRef: StepsRef): void {
  useEffect(() => {
    if (address === null) return undefined;
    const writing = throttle(() => {
      const { moment, isActive } = journeyStore.getState();
      const day = isActive ? momentToDate(journey, moment) : null;
      if (day === stepsRef.current.day) return;
      stepsRef.current.day = day;
      address.replace({ date: day });
    }, writingMilliseconds);
    const unsubscribe = journeyStore.subscribe((state, before) => {
      if (
        state.moment === before.moment &&
        state.isActive === before.isActive &&
        state.isPlaying === before.isPlaying
      )
        return;
      if (state.mover === 'address') return;
      if (state.isPlaying) writing.schedule();
      else writing.runNow();
    });
    return () => {
      writing.cancel();
      unsubscribe();
    };
  }, [journey, address, stepsRef]);
}

/** How long the journey has to stand before the stop is opened, in milliseconds: keys and fingers come in a row. */
const restMilliseconds = 250;

/** Opens the stop where the journey has come to rest, in place: the history holds what somebody opened. */
function useOpenedStop(journey: Journey, stepsRef: StepsRef): void {
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
          openStopOf(journey, stepsRef, openPlace);
      }, restMilliseconds);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [journey, openPlace, stepsRef]);
}
