// @vitest-environment jsdom
import type { PlaceHeightRecord } from '@cae-map/contract/entities/height';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../../testing/open-app.tsx';
import { placeRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const day = (date: string) => ({ date, enddate: date });
const places = [
  placeRecord({
    ...day('1925-09-29'),
    place_id: 50,
    seqid: 50,
    title_en: 'Camp',
    latitude: 35.2,
    longitude: 77.8,
  }),
  placeRecord({
    ...day('1925-09-30'),
    place_id: 51,
    seqid: 51,
    title_en: 'Karakoram Pass',
    place_type: 'pass',
    latitude: 35.4,
    longitude: 77.8,
    routejson: '[[35.3,77.81]]',
  }),
  placeRecord({
    ...day('1926-06-13'),
    place_id: 52,
    seqid: 52,
    title_en: 'Moscow',
    latitude: 55.75,
    longitude: 37.6,
  }),
];
const unknown = { height_m: null, precision_m: null, source_ru: null, source_en: null, samples: null };
const heights: readonly PlaceHeightRecord[] = [
  { ...unknown, place_id: 50, height_m: 4932, precision_m: 100 },
  {
    place_id: 51,
    height_m: 5540,
    precision_m: 80,
    source_ru: 'по карте',
    source_en: 'on a map',
    samples: [4930, 5100, 4900, 5300, 5540],
  },
  { ...unknown, place_id: 52 },
];

async function open(address: string, served = heights): Promise<HTMLElement> {
  await openApp(address, { places, heights: served });
  return await screen.findByRole('slider', { name: 'Journey date' });
}
const findFact = () => screen.queryByText('Height', { selector: 'dt' })?.parentElement;
const skylinePaths = () => document.querySelectorAll('[data-journey-skyline] path');

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

test('the pane shows the height of a stop from the grid rounded', async () => {
  await open('/en/place/50');
  await waitFor(() => expect(findFact()?.textContent).toContain('about 4,900\u00a0m'));
});

test('the pane shows a height from a source unchanged, with its source [HGT-2]', async () => {
  await open('/en/place/51');
  await waitFor(() => expect(findFact()?.textContent).toBe('Heightabout 5,540\u00a0mon a map'));
});

test('the pane shows climb, descent, highest point and length of the leg as text beside its profile', async () => {
  await open('/en/place/51');
  const section = await screen.findByRole('region', { name: 'Heights from Camp to Karakoram Pass' });
  const texts = within(section)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['800\u00a0m', '200\u00a0m', 'about 5,500\u00a0m', '22.3\u00a0km']);
  expect(section.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(section.textContent).toContain('Approximate');
});

test('the profile of an inferred leg has a rounded length and states that its line is not recorded', async () => {
  const straight = places.map((place) => ({ ...place, routejson: '[]' }));
  const inferredLegs = [{ place_id: 51, points: [[35.3, 77.81]] satisfies [number, number][] }];
  await openApp('/en/place/51', { places: straight, heights, inferredLegs });
  const section = await screen.findByRole('region', { name: 'Heights from Camp to Karakoram Pass' });
  expect(within(section).getByText(/^about 22\skm$/)).toBeDefined();
  expect(section.textContent).toContain('inferred from the terrain and not recorded');
});

test('the bar shows the heights with the names of passes, and the slider has the height in its value', async () => {
  const slider = await open('/en/place/51');
  await waitFor(() => expect(skylinePaths().length).toBeGreaterThan(0));
  expect(document.querySelector('[data-journey-skyline]')?.textContent).toContain('approximate height');
  await waitFor(() =>
    expect(slider.getAttribute('aria-valuetext')).toBe(
      '30 September 1925, Karakoram Pass, about 5,540\u00a0m',
    ),
  );
  expect(screen.getByTitle('Karakoram Pass').textContent).toBe('Karakoram Pass · about 5,540\u00a0m');
});

test('pointing at the scale shows the height and marks the position on the map until the pointer leaves [HGT-5]', async () => {
  const slider = await open('/en/place/51');
  await waitFor(() => expect(skylinePaths().length).toBeGreaterThan(0));
  vi.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 50));
  slider.hasPointerCapture = () => false;
  fireEvent.pointerMove(slider, { clientX: 0, pointerType: 'mouse' });
  expect(slider.textContent).toContain('about 4,900\u00a0m');
  expect(document.querySelector('[data-journey-pointed]')).not.toBeNull();
  fireEvent.pointerLeave(slider);
  expect(document.querySelector('[data-journey-pointed]')).toBeNull();
});

test('a stop outside of the grid has no height and no profile', async () => {
  const slider = await open('/en/place/52');
  await waitFor(() => expect(skylinePaths().length).toBeGreaterThan(0));
  expect(findFact()).toBeUndefined();
  expect(document.querySelector('[data-altitude]')).toBeNull();
  expect(slider.getAttribute('aria-valuetext')).toBe('13 June 1926, Moscow');
});

test('without heights the bar and the pane have none, and the bar reserves no room for them', async () => {
  await open('/en/place/51', []);
  await waitFor(() => expect(document.querySelector('[data-journey-skyline="none"]')).not.toBeNull());
  expect(skylinePaths()).toHaveLength(0);
  expect(findFact()).toBeUndefined();
});
