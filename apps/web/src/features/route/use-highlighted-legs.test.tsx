// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { beforeEach, expect, test } from 'vitest';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { useHighlightedLegs } from './use-highlighted-legs.ts';

/** There and back. */
const expedition = toExpedition({
  places: [77, 80, 77].map((longitude, index) =>
    placeRecord({ place_id: index + 1, seqid: index, latitude: 30, longitude, routejson: '[]' }),
  ),
  images: [],
});
const back: readonly number[] = [3];

beforeEach(() => cameraStore.setState({ zoom: 5, isMoving: false }));

function renderLegs(placeIds: readonly number[]) {
  return renderHook((ids: readonly number[]) => useHighlightedLegs(expedition, ids), {
    initialProps: placeIds,
  }).result;
}

const offsetsOf = (legs: ReturnType<typeof renderLegs>) =>
  legs.current.flatMap(({ properties }) => ('offset' in properties ? [properties.offset] : []));

test('a leg is highlighted in place, and then beside the leg with which it overlaps, by zoom', async () => {
  const legs = renderLegs(back);
  expect(new Set(legs.current.map(({ properties }) => properties.place_id))).toEqual(new Set([3]));
  expect(offsetsOf(legs)).toEqual([]);
  await waitFor(() => expect(Math.max(...offsetsOf(legs).map(Number))).toBe(3));
  act(() => cameraStore.setState({ zoom: 13 }));
  expect(Math.max(...offsetsOf(legs).map(Number))).toBe(2);
});

test('there are no legs without a highlight', () => {
  expect(renderLegs([]).current).toEqual([]);
});
