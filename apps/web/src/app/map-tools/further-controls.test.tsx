// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { stubPopovers } from '../../testing/browser/popovers.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() => import('../map-screen/map-region/live-map.tsx'));
beforeAll(stubPopovers);
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

/** A window with little room for controls. */
function useSmallWindow(): void {
  const list = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...list, matches: query.includes('959px') }));
}

/** By selector: the style sheet of jsdom hides popovers, whether or not they are open. */
const menu = () => document.querySelector('[role="group"][aria-label="More tools"]');
const rows = () => [...(menu()?.querySelectorAll('button') ?? [])];

describe('the controls that are rarely used', () => {
  test('are rows with a text in one menu where there is little room', async () => {
    useSmallWindow();
    await openMap('/en/place/53');
    expect(await screen.findByRole('button', { name: 'More tools' })).toBeDefined();
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      'Show the whole route',
      'Tracks',
      'Show my position',
      'In the field: stops near me',
      'Measure a distance',
      'Go to coordinates or a link',
      'Share',
      'This place on other maps',
    ]);
    expect(screen.queryByRole('button', { name: 'Measure a distance' })).toBeNull();
    expect(menu()?.contains(screen.getByRole('button', { name: 'Itinerary' }))).toBe(false);
  });

  test('close the menu before they run', async () => {
    useSmallWindow();
    await openMap('/en/place/53');
    const more = await screen.findByRole('button', { name: 'More tools' });
    const states: unknown[] = [];
    menu()?.addEventListener('toggle', (event) => states.push(Reflect.get(event, 'newState')));
    await act(async () => void fireEvent.click(more));
    const row = rows().find(({ textContent }) => textContent === 'Measure a distance');
    row?.addEventListener('click', () => states.push('run'));
    await act(async () => row?.click());
    expect(states).toEqual(['open', 'closed', 'run']);
  });

  test('are buttons of the map where there is room', async () => {
    await openMap('/en/place/53');
    const button = await screen.findByRole('button', { name: 'Measure a distance' });
    expect(button.textContent).toBe('');
    expect(menu()).toBeNull();
  });
});
