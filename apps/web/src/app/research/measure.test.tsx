// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cameraStore } from '../../map/camera/camera-store.ts';
import { readMapMode } from '../../map/mode/map-mode.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/measure/measure-tool.tsx'),
  ]),
);
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

const control = () => screen.findByRole('button', { name: 'Measure a distance' });
async function clickControl(): Promise<void> {
  const button = await control();
  await act(async () => void fireEvent.click(button));
}

const panel = () => screen.findByRole('region', { name: 'Distance measurement' });
const length = async () => within(await panel()).getByRole('status').textContent;
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const place = (latitude: number, longitude: number) =>
  act(async () => void fakeMap.input(latitude, longitude));

async function startMeasuring(url = '/en/place/53'): Promise<void> {
  await openMap(url);
  await clickControl();
  await panel();
  await panel();
}

/** The coordinates of a kind of geometry on the map, longitude first. */
function drawn(type: 'Point' | 'LineString'): unknown[] {
  const source = fakeMap.overlay('measure')?.sources.measure;
  const data: unknown = source?.type === 'geojson' ? source.data : null;
  const features: { geometry: { type: string; coordinates: unknown } }[] =
    Reflect.get(Object(data), 'features') ?? [];
  return features.flatMap(({ geometry }) => (geometry.type === type ? [geometry.coordinates] : []));
}

describe('the measurement of a distance', () => {
  test('adds a point for each click and shows the length in metres and kilometres [MAP-3]', async () => {
    await startMeasuring();
    expect(await length()).toBe('Place the start of the line on the map.');
    await place(0, 0);
    expect(await length()).toBe('Place the next point.');
    await place(0, 0.005);
    expect(await length()).toBe('556 m');
    await place(0, 1);
    expect(await length()).toBe('111 km 111,195 mLast segment: 111 km');
    expect(drawn('Point')).toEqual([
      [0, 0],
      [0.005, 0],
      [1, 0],
    ]);
  });

  test('removes the last point and clears the line by button, and by Backspace on the map', async () => {
    await startMeasuring();
    for (const longitude of [0, 1, 2, 3]) await place(0, longitude);
    await press('Remove the last point');
    expect(drawn('Point')).toHaveLength(3);
    const canvas = document.createElement('canvas');
    document.body.append(canvas);
    await act(async () => void fireEvent.keyDown(canvas, { key: 'Backspace' }));
    await act(async () => void fireEvent.keyDown(document.body, { key: 'Backspace' }));
    canvas.remove();
    expect(drawn('Point')).toHaveLength(2);
    await press('Clear the line');
    expect(drawn('Point')).toEqual([]);
    expect(await length()).toBe('Place the start of the line on the map.');
  });

  test('adds the point in the centre of the map by its button', async () => {
    await startMeasuring();
    act(() => cameraStore.setState({ isReady: true, latitude: 34, longitude: 77 }));
    await press('Add the point in the centre of the map');
    expect(drawn('Point')).toEqual([[77, 34]]);
  });

  test('moves a point that is dragged, and adds none by a click on it', async () => {
    await startMeasuring();
    await place(0, 0);
    await place(0, 1);
    const feature = { overlayId: 'measure', layerId: 'measure-points', properties: { index: 1 } };
    expect(fakeMap.input(0, 1, { kind: 'press', feature })).toBe('captured');
    await act(async () => void fakeMap.input(0, 2, { kind: 'drag' }));
    await act(async () => void fakeMap.input(0, 2, { kind: 'drag-end' }));
    await act(async () => void fakeMap.input(0, 2, { feature }));
    expect(drawn('Point')).toEqual([
      [0, 0],
      [2, 0],
    ]);
    expect(fakeMap.input(0, 9, { kind: 'press' })).toBeUndefined();
  });

  test.each([
    ['its button', () => press('Finish measuring')],
    ['its control', clickControl],
    ['Escape', () => act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }))],
  ])('ends by %s, and the line disappears', async (_, end) => {
    await startMeasuring();
    expect((await control()).getAttribute('aria-pressed')).toBe('true');
    expect(readMapMode()).toBe('measure');
    await place(0, 0);
    await end();
    expect(readMapMode()).toBe('browse');
    expect((await control()).getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(fakeMap.overlay('measure')).toBeUndefined());
    expect(screen.queryByRole('region', { name: 'Distance measurement' })).toBeNull();
    expect(screen.getByText('Measurement finished')).toBeDefined();
  });

  test.each([
    ['/en/place/53', 'Measure a distance', /^Measuring a distance\. Click or tap the map\. By keyboard/],
    ['/place/53', 'Измерить расстояние', /^Измерение расстояния\. Нажимайте на карту\. С клавиатуры/],
  ])('at %s is announced with its keys', async (url, name, announcement) => {
    await openMap(url);
    const button = await screen.findByRole('button', { name });
    await act(async () => void fireEvent.click(button));
    expect((await screen.findByText(announcement)).parentElement?.getAttribute('role')).toBe('status');
  });

  test('is announced without its keys on a touch screen', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(pointer: coarse)',
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    await openMap('/en/place/53');
    await clickControl();
    expect(await screen.findByText('Measuring a distance. Click or tap the map.')).toBeDefined();
  });

  test('moves the focus to the map, and Escape behind a dialog does not end it', async () => {
    await startMeasuring();
    expect(fakeMap.camera.focus).toHaveBeenCalled();
    const dialog = document.createElement('div');
    dialog.setAttribute('aria-modal', 'true');
    document.body.append(dialog);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(readMapMode()).toBe('measure');
    dialog.remove();
  });
});
