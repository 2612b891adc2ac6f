// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { beforeEach, expect, test, vi } from 'vitest';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { placeRecord } from '../../testing/data/records.ts';
import { useRouteOverlaps } from './use-route-overlaps.ts';

let becomeIdle: () => void;
vi.mock('../../lib/loading/when-idle.ts', () => ({
  whenIdle: (callback: () => void) => {
    becomeIdle = callback;
    return () => undefined;
  },
}));

const expedition = toExpedition({
  places: [77, 80, 77].map((longitude, index) =>
    placeRecord({ place_id: index + 1, seqid: index, latitude: 30, longitude, routejson: '[]' }),
  ),
  images: [],
});

beforeEach(() => cameraStore.setState({ zoom: 5, isMoving: false }));

test('the overlaps are calculated when the page is idle, and only the offset parts again after a movement to another zoom', async () => {
  const { result } = renderHook(() => useRouteOverlaps(expedition));
  expect(result.current).toBeNull();
  act(() => becomeIdle());
  await waitFor(() => expect(result.current?.offset).not.toHaveLength(0));
  const before = result.current;
  act(() => cameraStore.setState({ zoom: 5.2 }));
  expect(result.current).toBe(before);
  act(() => cameraStore.setState({ zoom: 13, isMoving: true }));
  expect(result.current).toBe(before);
  act(() => cameraStore.setState({ isMoving: false }));
  expect(result.current?.plain).toBe(before?.plain);
  expect(Math.max(...(result.current?.offset ?? []).map(({ properties }) => properties.offset))).toBe(2);
});
