// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { momentToDate } from '@cae-map/expedition/journey/moment';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { shownJourney } from '../../../lib/journey/shown-journey.ts';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import { setReadText } from '../../../lib/reading/reading-store.ts';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import { MapProvider } from '../../../map/map-context.tsx';
import { placeRecord } from '../../../testing/data/records.ts';
import { fakeMap } from '../../../testing/map/fake-map.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { journeyAxis } from '@cae-map/expedition/journey/chart/axis';
import { journeyClock } from '@cae-map/expedition/journey/player/clock';
import { ReadingDirector } from './reading-director.tsx';

vi.mock('../bar/journey-bar.tsx', () => ({ JourneyBar: () => null }));

const { camera } = fakeMap;
const places = [
  { place_id: 53, date: '1925-08-26', enddate: '1925-09-19', latitude: 34.2, longitude: 77.6 },
  { place_id: 60, date: '1925-10-14', enddate: '1926-01-28', latitude: 37.1, longitude: 79.9 },
].map((fields, index) => placeRecord({ seqid: index * 10, ...fields }));
const expedition = toExpedition({ places, images: [] });
const text = { textId: 1, aboutIds: [53], mentionedIds: [60, 999], date: '1925-08-30' };

function openDirector() {
  const journey = shownJourney(expedition, { sections: ['cae'], whitelist: [] });
  if (journey === null) throw new Error('the journey is empty');
  const clock = journeyClock(journey, 'days');
  const model = { journey, clock, axis: journeyAxis(journey, clock) };
  const rendered = renderInApp(
    <MapProvider value={{ camera, registry: fakeMap.registry }}>
      <ReadingDirector model={model} expedition={expedition} camera={camera} />
    </MapProvider>,
  );
  return { ...rendered, journey };
}

function read(
  change: Partial<typeof text> | { date: null; aboutIds: number[]; mentionedIds: number[] } = {},
): void {
  act(() => setReadText({ ...text, ...change }));
  act(() => void vi.runAllTimers());
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  camera.flyTo.mockClear();
  camera.fitPositions.mockClear();
  camera.onMovedByHand.mockClear();
  cameraStore.setState({ isReady: true, zoom: 4 });
});

test('the map follows the text: the stop, the moment and the names that it mentions', () => {
  const { journey } = openDirector();
  read();
  expect(camera.flyTo).toHaveBeenLastCalledWith({ latitude: 34.2, longitude: 77.6, zoom: 7 });
  const { moment, isActive } = journeyStore.getState();
  expect([momentToDate(journey, moment), isActive]).toEqual(['1925-08-30', true]);
  const source = fakeMap.overlay('read-names')?.sources['read-names'];
  expect(source).toMatchObject({
    data: {
      features: [{ geometry: { coordinates: [77.6, 34.2] } }, { geometry: { coordinates: [79.9, 37.1] } }],
    },
  });
});

test('a text about several places fits all of them', () => {
  openDirector();
  read({ aboutIds: [53, 60] });
  const positions = [
    { latitude: 34.2, longitude: 77.6 },
    { latitude: 37.1, longitude: 79.9 },
  ];
  expect(camera.fitPositions).toHaveBeenLastCalledWith(positions, { top: 80, bottom: 80 });
});

test('a text without a date shows its place, and one with unknown places only moves nothing', () => {
  openDirector();
  read({ date: null, aboutIds: [60], mentionedIds: [] });
  expect(journeyStore.getState().moment).toBeGreaterThan(0);
  const { moment } = journeyStore.getState();
  camera.flyTo.mockClear();
  read({ date: null, aboutIds: [999], mentionedIds: [] });
  expect(camera.flyTo).not.toHaveBeenCalled();
  expect(journeyStore.getState().moment).toBe(moment);
});

test('the map stays where the reader has moved it, until the button lets it follow the text again', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  openDirector();
  read();
  act(() => camera.onMovedByHand.mock.calls[0]?.[0]());
  camera.flyTo.mockClear();
  read({ aboutIds: [60] });
  expect(camera.flyTo).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Follow the text' }));
  act(() => void vi.runAllTimers());
  expect(camera.flyTo).toHaveBeenLastCalledWith({ latitude: 37.1, longitude: 79.9, zoom: 7 });
  expect(screen.queryByRole('button', { name: 'Follow the text' })).toBeNull();
});

test('the map does not move while texts pass faster than a quarter of a second', () => {
  openDirector();
  read();
  camera.flyTo.mockClear();
  for (const id of [60, 53, 60]) {
    act(() => setReadText({ ...text, aboutIds: [id] }));
    act(() => void vi.advanceTimersByTime(249));
  }
  expect(camera.flyTo).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(camera.flyTo).toHaveBeenCalledExactlyOnceWith({ latitude: 37.1, longitude: 79.9, zoom: 7 });
});

test('the complete route is shown when the book is closed', () => {
  const { unmount } = openDirector();
  read();
  unmount();
  expect(journeyStore.getState().isActive).toBe(false);
});
