// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { chapters } from '../../features/journey/voyage/chapters.ts';
import { advanceVoyage, voyageStore } from '../../features/journey/voyage/voyage-store.ts';
import { journeyStore } from '../../lib/journey/journey-store.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { mapStops, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { openApp } from '../../testing/open-app.tsx';
import { illustrationRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/journey/player/journey-player.tsx'),
    import('../../features/journey/voyage/voyage-screen.tsx'),
  ]),
);
beforeEach(() => {
  setUpNewVisitor();
  fakeMap.camera.fitArea.mockClear();
});
afterEach(tearDownMap);

const heading = () => screen.findByRole('heading', { level: 1 });
const button = (name: string) => screen.getByRole('button', { name });

async function openVoyage(path: string): Promise<void> {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await openApp(path, { places: mapStops });
  await heading();
}

test('the first screen offers the film until a stop is opened', async () => {
  await openApp('/en', { places: mapStops });
  const link = await screen.findByRole('link', { name: 'The journey in 90 seconds' });
  expect(link.getAttribute('href')).toBe('/en/voyage');
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(screen.queryByRole('link', { name: 'The journey in 90 seconds' })).toBeNull();
});

test('the link on the first screen plays the film', async () => {
  await openVoyage('/en');
  fireEvent.click(await screen.findByRole('link', { name: 'The journey in 90 seconds' }));
  expect(await screen.findByText('Chapter 1 of 12')).toBeDefined();
  expect(voyageStore.getState().isPlaying).toBe(true);
});

test('the path of a chapter opens the film there, paused, and moves the map to its area', async () => {
  await openVoyage('/en/voyage/leh');
  expect((await heading()).textContent).toBe('Through Kashmir to Ladakh');
  expect(voyageStore.getState()).toMatchObject({ index: 1, isPlaying: false });
  await waitFor(() => expect(fakeMap.camera.fitArea).toHaveBeenCalled());
  expect(journeyStore.getState().isActive).toBe(true);
});

test('the next chapter replaces the URL without a history entry', async () => {
  await openVoyage('/en/voyage/leh');
  const length = window.history.length;
  fireEvent.click(button('Next chapter'));
  expect((await screen.findByText('Chapter 3 of 12')).textContent).toBeDefined();
  expect(window.location.pathname).toBe('/en/voyage/karakoram');
  expect(window.history.length).toBe(length);
});

test('the film that is left hands the journey over to the start stop', async () => {
  await openVoyage('/en/voyage/leh');
  await waitFor(() => expect(journeyStore.getState().isActive).toBe(true));
  fireEvent.click(button('Close and go to the map'));
  const bar = within(await screen.findByRole('region', { name: 'Journey player' }));
  expect(bar.getByTitle(/^Darjeeling/)).toBeDefined();
  expect(journeyStore.getState().isActive).toBe(false);
});

test('the picture of the next chapter is preloaded', async () => {
  const requested: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        requested.push(url);
      }
    },
  );
  const images = [illustrationRecord({ place_id: chapters[2]?.until ?? 0, url: '/media/karakoram.webp' })];
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await openApp('/en/voyage/leh', { places: mapStops, images });
  await waitFor(() => expect(requested).toEqual(['/media/karakoram.webp']));
});

test('the end of the film offers three ways to go on', async () => {
  await openVoyage('/en/voyage/home');
  act(() =>
    advanceVoyage(
      1e6,
      Array.from({ length: 12 }, () => 1000),
    ),
  );
  const links = screen.getByRole('navigation', { name: 'Where next?' }).querySelectorAll('a');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    '/en/place/5',
    '/en/books',
    '/en/search',
  ]);
  expect(button('Watch again')).toBeDefined();
});

test('with reduced motion nothing plays and each chapter shows its complete line', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await openVoyage('/en/voyage/leh');
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  expect(button('Next chapter')).toBeDefined();
});

test('an unknown chapter shows a message with a link to the film', async () => {
  await openVoyage('/en/voyage/nowhere');
  expect((await heading()).textContent).toBe('Chapter not found');
});
