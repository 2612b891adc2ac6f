// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as YearColoursModule from '../../features/year-colours/year-colours.tsx';
import { restoreSession } from '../../lib/session/session.ts';
import { layerText } from '../../testing/map/drawn-map.ts';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));
const tuner = vi.hoisted(() => ({ fails: false }));
vi.mock('../../features/year-colours/year-colours.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof YearColoursModule>();
  return {
    get YearColours() {
      if (tuner.fails) throw new TypeError('Failed to fetch dynamically imported module');
      return original.YearColours;
    },
  };
});

beforeAll(() => import('../map-screen/map-region/live-map.tsx'));
beforeEach(setUpNewVisitor);
afterEach(() => {
  tuner.fails = false;
  tearDownMap();
});

const name = 'Tune the colours of the years';
const isDrawn = (colour: string) => layerText('route', 'route-core-full').includes(colour);

test('a failure to load the tuner is ignored [RTE-11]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  tuner.fails = true;
  restoreSession('?magic=ResearcherMode');
  await openMap('/en/place/53');
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  warn.mockClear();
  expect(screen.queryByRole('region', { name: 'Colours of the years' })).toBeNull();
  expect(isDrawn('#cb6f1c')).toBe(true);
});

test('a researcher changes the colour of a year on the map and resets it; visitors have no tuner', async () => {
  await openMap('/en/place/53');
  expect(screen.queryByRole('button', { name })).toBeNull();
  act(() => restoreSession('?magic=ResearcherMode'));
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
  fireEvent.input(await screen.findByLabelText(/1925/, { selector: 'input' }), {
    target: { value: '#123456' },
  });
  expect(isDrawn('#123456')).toBe(true);
  expect(localStorage.getItem('yearColours')).toContain('"1925":"#123456"');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(isDrawn('#cb6f1c')).toBe(true);
});
