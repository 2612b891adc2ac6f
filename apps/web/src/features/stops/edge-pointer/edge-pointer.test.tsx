// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '@cae-map/contract/api/client';
import { journeyStore } from '../../../lib/journey/journey-store.ts';
import { SelectedPlaceProvider } from '../../../lib/selection/selected-place-context.tsx';
import { cameraStore } from '../../../map/camera/camera-store.ts';
import { MapProvider } from '../../../map/map-context.tsx';
import { fakeMap } from '../../../testing/map/fake-map.tsx';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { EdgePointer } from './edge-pointer.tsx';

const places = [placeRecord({ place_id: 1, title_en: 'Leh', title_ru: 'Лех', latitude: 34, longitude: 77 })];

function open(language: 'ru' | 'en' = 'en') {
  return renderInApp(
    <MapProvider value={{ camera: fakeMap.camera, registry: fakeMap.registry }}>
      <SelectedPlaceProvider value={1}>
        <EdgePointer />
      </SelectedPlaceProvider>
    </MapProvider>,
    { language, client: createApiClient() },
  );
}

const moveStopTo = (x: number, y: number) => {
  fakeMap.camera.project.mockReturnValue({ x, y });
  act(() => cameraStore.setState({ longitude: x }));
};

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(servedRecords({ places })));
  fakeMap.camera.project.mockReturnValue({ x: 2000, y: 350 });
  fakeMap.camera.keepInView.mockClear();
  fakeMap.camera.focus.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  fakeMap.camera.project.mockReturnValue({ x: 0, y: 0 });
  vi.unstubAllGlobals();
});

test('an open stop out of view has a pointer with its name, which brings it into view', async () => {
  open();
  const pointer = await screen.findByRole('button', { name: 'Show Leh on the map' });
  expect(pointer.style.transform).toContain('translate(892px');
  fireEvent.click(pointer);
  expect(fakeMap.camera.keepInView).toHaveBeenCalledWith({ latitude: 34, longitude: 77 }, { top: 56 });
  expect(fakeMap.camera.focus).toHaveBeenCalledOnce();
});

test('the pointer is named in Russian on a Russian page', async () => {
  open('ru');
  expect(await screen.findByRole('button', { name: 'Показать на карте: Лех' })).toBeDefined();
});

test('the pointer disappears while the stop is in view', async () => {
  open();
  await screen.findByRole('button');
  moveStopTo(400, 300);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  moveStopTo(400, -300);
  expect(await screen.findByRole('button')).toBeDefined();
});

test('the pointer is placed once in 80 ms while the map moves', async () => {
  open();
  await screen.findByRole('button');
  vi.useFakeTimers();
  act(() => void vi.advanceTimersByTime(80));
  fakeMap.camera.project.mockClear();
  for (const x of [2100, 2200, 2300, 2400]) {
    moveStopTo(x, 350);
    act(() => void vi.advanceTimersByTime(16));
  }
  expect(fakeMap.camera.project).toHaveBeenCalledOnce();
  act(() => void vi.advanceTimersByTime(80));
  expect(fakeMap.camera.project).toHaveBeenCalledTimes(2);
});

test('there is no pointer during the playback', async () => {
  open();
  await screen.findByRole('button');
  act(() => journeyStore.setState({ isPlaying: true }));
  expect(screen.queryByRole('button')).toBeNull();
});
