// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyNames, type KeyCode } from '../../lib/commands/key-names.ts';
import { appOptions, type AppOptions } from '../../lib/options/app-options.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { imageRecord, placeRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const places = [52, 53].map((place_id) => placeRecord({ place_id, seqid: place_id }));
const photo = imageRecord({
  image_id: 7,
  place_id: 53,
  image_type: 'photo',
  latitude: 34,
  longitude: 77,
  thumb: '/a.webp',
});

beforeAll(() => import('../map-screen/map-region/live-map.tsx'));
beforeEach(() => {
  localStorage.clear();
  restoreSession('');
  appOptions.store.setState(appOptions.initial, true);
});

async function open(magic = '', images = [photo]) {
  restoreSession(magic);
  await openApp('/en/place/53', { places, images });
  await waitFor(() => expect(fakeMap.overlay('stops')).toBeDefined());
}

/** Presses a key in the English and in the Russian layout, with the options after each. */
async function pressInBothLayouts<Value>(
  code: KeyCode,
  read: (options: AppOptions) => Value,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const layout of [0, 1]) {
    const names: readonly string[] = keyNames[code];
    const key = (names[layout] ?? names[0] ?? '').toLowerCase();
    await act(async () => {
      fireEvent.keyDown(document.body, { code, key });
    });
    values.push(read(appOptions.store.getState()));
  }
  return values;
}

test('m hides and shows the stops, and announces it [HOT-5]', async () => {
  await open();
  expect(await pressInBothLayouts('KeyM', ({ showMarkers }) => showMarkers)).toEqual([false, true]);
  expect(screen.getByText('The stops are shown')).toBeDefined();
});

test('i highlights the selected stop or not [HOT-10]', async () => {
  await open();
  const read = (options: AppOptions) => options.editorHighlightSelectedMarker;
  expect(await pressInBothLayouts('KeyI', read)).toEqual([true, false]);
  expect(screen.getByText('The selected stop is not highlighted')).toBeDefined();
});

test('7 shows and hides the heat map [HOT-12]', async () => {
  await open();
  expect(await pressInBothLayouts('Digit7', ({ showHeatmap }) => showHeatmap)).toEqual([true, false]);
});

describe('y', () => {
  test('hides and shows the photographs on the map [HOT-13]', async () => {
    await open();
    expect(await pressInBothLayouts('KeyY', ({ showGeoPhotos }) => showGeoPhotos)).toEqual([false, true]);
    expect(screen.getByText('Photographs on the map are shown')).toBeDefined();
  });

  test('announces that there are none if no photograph has a position', async () => {
    await open('', []);
    expect(await pressInBothLayouts('KeyY', ({ showGeoPhotos }) => showGeoPhotos)).toEqual([true, true]);
    expect(screen.getByText('There are no photographs with coordinates yet')).toBeDefined();
  });
});

test('p shows the three sections if any of them is hidden, else hides them, but not the Manchurian expedition [HOT-7]', async () => {
  await open();
  const read = ({ showExp }: AppOptions) => Object.values(showExp).map(Number).join('');
  expect(await pressInBothLayouts('KeyP', read)).toEqual(['0000', '1110']);
  act(() =>
    appOptions.change({ showExp: { precae: true, indiancae: false, cae: true, manchuriaexp: true } }),
  );
  expect(await pressInBothLayouts('KeyP', read)).toEqual(['1111', '0001']);
});

test('1, 2, 3 and 4 show and hide the sections; 4 tells a visitor that it is for researchers [HOT-11]', async () => {
  await open('?magic=ResearcherMode');
  const keys = { Digit1: 'precae', Digit2: 'indiancae', Digit3: 'cae', Digit4: 'manchuriaexp' } as const;
  for (const [code, section] of Object.entries(keys) as [keyof typeof keys, (typeof keys)['Digit1']][]) {
    const before = appOptions.store.getState().showExp[section];
    const read = ({ showExp }: AppOptions) => showExp[section];
    expect(await pressInBothLayouts(code, read), section).toEqual([!before, before]);
  }
  localStorage.clear();
  act(() => restoreSession(''));
  const read = ({ showExp }: AppOptions) => showExp.manchuriaexp;
  expect(await pressInBothLayouts('Digit4', read)).toEqual([false, false]);
  expect(screen.getByText('Manchuria: for researchers only')).toBeDefined();
});

test('g alternates between transport and accuracy for a researcher, and tells a visitor why it does nothing [HOT-9]', async () => {
  await open('?magic=ResearcherMode');
  const read = ({ pathGroupBy }: AppOptions) => pathGroupBy;
  expect(await pressInBothLayouts('KeyG', read)).toEqual(['transport', 'pathaccuracy']);
  expect(await pressInBothLayouts('KeyG', read)).toEqual(['transport', 'pathaccuracy']);
  expect(screen.getByText('Lines by accuracy')).toBeDefined();
  localStorage.clear();
  act(() => {
    restoreSession('');
    appOptions.change({ pathGroupBy: 'year' });
  });
  expect(await pressInBothLayouts('KeyG', read)).toEqual(['year', 'year']);
  expect(screen.getByText(/^The lines are coloured by year/)).toBeDefined();
});
