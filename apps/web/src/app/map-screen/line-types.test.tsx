// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { changeOptions } from '../../lib/options/options-store.ts';
import { resetLineTypeOfVisitors } from '../../lib/options/line-type.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { layerText, markedStops } from '../../testing/map/drawn-map.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { mapStops, openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() =>
  Promise.all([
    import('./map-region/live-map.tsx'),
    import('../../features/settings/settings-tab.tsx'),
    import('../../features/heatmap/heatmap-on-map.tsx'),
  ]),
);
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

const choice = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Line colours' });
const drawnProperty = () =>
  /"get","(year|transport|pathaccuracy)"/.exec(layerText('route', 'route-core-full'))?.[1];

test('researchers and admins choose among three line types; a visitor has only the years, also after the session ends [RTE-1]', async () => {
  await openMap('/en/place/53#p=53/s');
  await screen.findByRole('switch', { name: 'Stops' });
  expect(choice()).toBeNull();
  act(() => changeOptions({ pathGroupBy: 'transport' }));
  expect(drawnProperty()).toBe('year');
  for (const magic of ['ResearcherMode', 'AdminMode']) {
    localStorage.removeItem('roleFlag');
    act(() => restoreSession(`?magic=${magic}`));
    expect([...(choice()?.options ?? [])].map(({ value }) => value)).toEqual([
      'transport',
      'pathaccuracy',
      'year',
    ]);
    for (const lineType of ['pathaccuracy', 'transport'] as const) {
      await userEvent.selectOptions(choice() ?? document.body, lineType);
      expect(drawnProperty()).toBe(lineType);
    }
  }
  act(() => resetLineTypeOfVisitors());
  expect(choice()?.value).toBe('transport');
  localStorage.removeItem('roleFlag');
  act(() => restoreSession(''));
  expect(drawnProperty()).toBe('year');
  expect(localStorage.getItem('appOptions')).toContain('"pathGroupBy":"year"');
});

test('hidden places of the configuration have no marker for visitors, but for researchers, and the route passes through them [MRK-8]', async () => {
  const lines = () => JSON.stringify(fakeMap.overlay('route')?.sources['route']).includes('"place_id":60');
  const configuration = { hidden_place_ids: [60] };
  await openMap('/en/place/53', { configuration });
  await vi.waitFor(() => expect(markedStops()).toEqual([1, 2, 5, 53]));
  expect(lines()).toBe(true);
  for (const magic of ['ResearcherMode', 'AdminMode']) {
    cleanup();
    restoreSession(`?magic=${magic}`);
    await openMap('/en/place/53', { configuration });
    await vi.waitFor(() => expect(markedStops()).toContain(60));
  }
});

test('the switch shows the heat map of the places and stays in the visible sections [SET-4]', async () => {
  await openMap('/en/place/53#p=53/s', { places: mapStops });
  expect(fakeMap.overlay('heatmap')).toBeUndefined();
  await userEvent.click(await screen.findByRole('switch', { name: 'Heat map' }));
  await vi.waitFor(() => expect(fakeMap.overlay('heatmap')).toBeDefined());
  const countPoints = () => JSON.stringify(fakeMap.overlay('heatmap')?.sources).match(/"Point"/g)?.length;
  expect(countPoints()).toBe(5);
  act(() => changeOptions({ showExp: { precae: false, indiancae: false, cae: true, manchuriaexp: false } }));
  expect(countPoints()).toBe(3);
});
