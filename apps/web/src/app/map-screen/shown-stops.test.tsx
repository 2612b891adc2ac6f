// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { appOptions } from '../../lib/options/app-options.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { clickStop, drawnSections, layerText, markedStops } from '../../testing/map/drawn-map.ts';
import { tearDownMap, mapStops, setUpNewVisitor, openMap } from '../../testing/map/open-map.ts';
import { placeRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

// Modules that are loaded on demand are loaded before the tests.
beforeAll(() =>
  Promise.all([import('./map-region/live-map.tsx'), import('../../features/settings/settings-tab.tsx')]),
);
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

describe('the sections of the expedition', () => {
  const names = {
    precae: 'Journey to India',
    indiancae: 'India',
    cae: 'Central Asia',
    manchuriaexp: 'Manchuria',
  };
  const sampleStops = { precae: 1, indiancae: 2, cae: 60, manchuriaexp: 70 };
  const sectionSwitch = (section: keyof typeof names) =>
    screen.queryByRole('switch', { name: names[section] });

  async function toggleTwice(section: keyof typeof names): Promise<boolean[]> {
    const found = sectionSwitch(section);
    if (!found) throw new Error(`there is no switch for ${section}`);
    const isShown = () => drawnSections().includes(section) && markedStops().includes(sampleStops[section]);
    const before = isShown();
    await userEvent.click(found);
    const between = isShown();
    await userEvent.click(found);
    return [before, between, isShown()];
  }

  test('can be toggled by every visitor, Manchuria only by researchers and admins [RTE-8]', async () => {
    await openMap('/en/place/53#p=53/s');
    await screen.findByRole('switch', { name: names.cae });
    for (const section of ['precae', 'indiancae', 'cae'] as const)
      expect(await toggleTwice(section), section).toEqual([true, false, true]);
    expect(sectionSwitch('manchuriaexp')).toBeNull();
    expect(drawnSections()).not.toContain('manchuriaexp');
    for (const magic of ['ResearcherMode', 'AdminMode']) {
      localStorage.clear();
      act(() => restoreSession(`?magic=${magic}`));
      expect(await toggleTwice('manchuriaexp'), magic).toEqual([false, true, false]);
    }
    act(() => changeOptions({ showExp: { ...appOptions.initial.showExp, manchuriaexp: true } }));
    expect(drawnSections()).toContain('manchuriaexp');
    localStorage.clear();
    act(() => restoreSession(''));
    expect(drawnSections()).not.toContain('manchuriaexp');
  });
});

test('a stop is hidden while its section is hidden, or if its minzoom is 0 or less [MRK-2]', async () => {
  const hidden = [0, -1].map((minzoom, index) =>
    placeRecord({ place_id: 80 + index, seqid: 900 + index, minzoom }),
  );
  await openMap('/en/place/53', { places: [...mapStops, ...hidden] });
  expect(markedStops()).toEqual([1, 2, 5, 53, 60]);
  act(() => changeOptions({ showExp: { ...appOptions.initial.showExp, cae: false } }));
  expect(markedStops()).toEqual([1, 2]);
  expect(layerText('stops', 'stops-markers-3')).toContain('["==",["get","presence"],"marker"]');
});

describe('a whitelist', () => {
  test('of the configuration or of the URL limits the visible stops together with sections and roles, except the selected stop [MRK-11]', async () => {
    const far = placeRecord({ place_id: 90, seqid: 900, minzoom: 9 });
    const aside = placeRecord({ place_id: 91, seqid: 901, minzoom: 9, visited_on: 'precae' });
    const all = [...mapStops, far, aside];
    await openMap('/en/place/53', { places: all, configuration: { shown_place_ids: [60, 70, 90, 91] } });
    await waitFor(() => expect(markedStops()).toEqual([60, 90, 91]));
    expect(fakeMap.overlay('stops')?.pin).not.toBeNull();
    const firstZoom = (layerId: string) =>
      fakeMap.overlay('stops')?.layers.find(({ id }) => id === layerId)?.minzoom;
    // Zooms of MapLibre, half a level below the level.
    expect(firstZoom('stops-circles-9-main')).toBe(9 - 4 - 0.5 - 1);
    expect(firstZoom('stops-circles-9')).toBe(9 - 2 - 0.5 - 1);
    act(() => restoreSession('?magic=ResearcherMode'));
    act(() =>
      changeOptions({ showExp: { ...appOptions.initial.showExp, manchuriaexp: true, precae: false } }),
    );
    expect(markedStops()).toEqual([60, 70, 90]);
  });

  test('of the URL overrides the configured one and is kept when another stop is opened', async () => {
    await openMap('/en/place/53?places=60,5', { configuration: { shown_place_ids: [1] } });
    expect(markedStops()).toEqual([5, 60]);
    await clickStop(60);
    expect(window.location.search).toBe('?places=60,5');
    expect(markedStops()).toEqual([5, 60]);
  });
});
