import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { describe, expect, test } from 'vitest';
import { distanceMetres } from './route/geography.ts';
import { legToPlace } from './leg.ts';
import { readRealContent } from './testing/content.ts';
import { aPlace } from './testing/records.ts';
import { toExpedition } from './to-expedition.ts';

const from = aPlace({ place_id: 1, latitude: 40, longitude: 80 });
const to = aPlace({ place_id: 2, latitude: 40, longitude: 82, routejson: '[[41, 81]]', go_by: 'car' });
/** A hidden stop between both, without a recorded line. */
const hidden = aPlace({
  place_id: 3,
  seqid: 15,
  latitude: 40,
  longitude: 81,
  routejson: '[]',
  minzoom: -1,
});
const leg = (...places: PlaceRecord[]) =>
  legToPlace(toExpedition({ places, images: [] }), places.at(-1)?.place_id ?? 0);

describe('legToPlace', () => {
  test('measures the distance along the route', () => {
    const along = distanceMetres([40, 80], [41, 81]) + distanceMetres([41, 81], [40, 82]);
    expect(leg(from, to)).toEqual({
      fromId: 1,
      toId: 2,
      distanceMetres: along,
      straightMetres: distanceMetres([40, 80], [40, 82]),
      legIds: [2],
      transport: 'car',
      points: [
        [40, 80],
        [41, 81],
        [40, 82],
      ],
      isInferred: false,
      isRecorded: true,
    });
  });

  test('is not recorded when the leg, or that of a hidden stop in between, has no line', () => {
    expect(leg(from, { ...to, routejson: '[]' })?.isRecorded).toBe(false);
    expect(leg(from, hidden, { ...to, seqid: 20 })).toMatchObject({ legIds: [3, 2], isRecorded: false });
  });

  test('measures the distance along an inferred line, also if only the leg of a hidden stop has one', () => {
    const places = [from, hidden, { ...to, routejson: '[]' }];
    const inferredLegs = [{ place_id: 3, points: [[40.2, 80.5]] satisfies [number, number][] }];
    const measured = legToPlace(toExpedition({ places, inferredLegs, images: [] }), 2);
    const along =
      distanceMetres([40, 80], [40.2, 80.5]) +
      distanceMetres([40.2, 80.5], [40, 81]) +
      distanceMetres([40, 81], [40, 82]);
    expect(measured?.isInferred).toBe(true);
    expect(measured?.distanceMetres).toBeCloseTo(along, 3);
  });

  test('has a null transport when the record has none', () => {
    expect(leg(from, { ...to, go_by: null })?.transport).toBeNull();
  });

  test('returns null for a place with hide_distance', () => {
    expect(leg(from, { ...to, hide_distance: true })).toBeNull();
  });

  test('returns null for a side point', () => {
    expect(leg(from, { ...to, ispathpart: false })).toBeNull();
  });

  test('returns null for the first stop', () => {
    expect(leg(to)).toBeNull();
  });

  test('returns null for an unknown place', () => {
    expect(legToPlace(toExpedition({ places: [], images: [] }), 404)).toBeNull();
  });

  test('returns null when the previous stop has no position or no exact date', () => {
    expect(leg({ ...from, latitude: null }, to)).toBeNull();
    expect(leg({ ...from, date_format: 'YYYY-MM' }, to)).toBeNull();
  });

  test('does not require an exact date of the place itself', () => {
    expect(leg(from, { ...to, date_format: 'YYYY-MM' })).not.toBeNull();
  });

  test('returns null when the place has no position or an invalid route', () => {
    expect(leg(from, { ...to, longitude: null })).toBeNull();
    expect(leg(from, { ...to, routejson: '[[' })).toBeNull();
  });

  test('joins the legs of hidden stops without duplicate points', () => {
    const hidden = aPlace({
      place_id: 2,
      latitude: 41,
      longitude: 81,
      minzoom: -1,
      routejson: '[[40.5, 80.5]]',
    });
    const last = aPlace({ place_id: 3, latitude: 42, longitude: 82, routejson: '[[41.5, 81.5]]' });
    expect(leg(from, hidden, last)).toMatchObject({
      fromId: 1,
      legIds: [2, 3],
      points: [
        [40, 80],
        [40.5, 80.5],
        [41, 81],
        [41.5, 81.5],
        [42, 82],
      ],
    });
    expect(leg(from, { ...hidden, routejson: '7' }, last)).toBeNull();
  });

  test('continues from the last known point across a hidden stop without a position', () => {
    const lost = aPlace({ place_id: 2, latitude: null, minzoom: -1 });
    const last = aPlace({ place_id: 3, latitude: 42, longitude: 82 });
    expect(leg(from, lost, last)?.points).toEqual([
      [40, 80],
      [42, 82],
    ]);
  });
});

test('every leg of the real journey connects its two stops and is shorter than 12,000 km', () => {
  const expedition = toExpedition(readRealContent());
  const legs = expedition.path.flatMap(({ id }) => legToPlace(expedition, id) ?? []);
  expect(legs.length).toBeGreaterThan(200);
  for (const { fromId, toId, distanceMetres: metres, points } of legs) {
    expect(expedition.byId.get(toId)?.previousId).toBe(fromId);
    expect([points[0], points.at(-1)]).toEqual([fromId, toId].map((id) => expedition.byId.get(id)?.position));
    expect(metres, `to ${toId}`).toBeLessThan(12_000_000);
  }
});
