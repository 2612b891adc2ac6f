import { createFlight, type FlightStep } from '@cae-map/expedition/flight/flight';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import content from '../../../../../../content/flight/flight.json' with { type: 'json' };

const flights = new WeakMap<Expedition, readonly FlightStep[]>();

/** The steps of the flight of the content; the same for the same expedition. */
export function flightSteps(expedition: Expedition): readonly FlightStep[] {
  const known = flights.get(expedition);
  if (known) return known;
  const created = createFlight(expedition, content.steps);
  flights.set(expedition, created);
  return created;
}
