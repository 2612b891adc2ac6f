import { createFlight, type FlightStep } from '@cae-map/expedition/flight/flight';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { FlightStop } from './flight-stops-query.ts';

/** The steps of a flight over its stops, whose places all have a position. */
export function flightSteps(expedition: Expedition, stops: readonly FlightStop[]): readonly FlightStep[] {
  const plans = stops.map(({ place_id, altitude, range, tilt, heading, rest_seconds }) => ({
    place: place_id,
    altitude,
    range,
    tilt,
    heading,
    rest: rest_seconds,
  }));
  return createFlight(expedition, plans);
}
