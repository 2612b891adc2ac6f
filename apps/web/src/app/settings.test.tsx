// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appOptions, type SwitchName } from '../lib/options/app-options.ts';
import { restoreSession } from '../lib/session/session.ts';
import { signInAsEditor } from '../testing/editor.ts';
import { openApp } from '../testing/open-app.tsx';
import { mapStops, setUpNewVisitor, tearDownMap } from '../testing/map/open-map.ts';
import { imageRecord } from '../testing/data/records.ts';

beforeAll(() => import('../features/settings/settings-screen.tsx'));
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

const photo = imageRecord({ image_type: 'photo', latitude: 34, longitude: 77, thumb: '/a.webp' });

async function openSettings(layers: readonly { code: string; additional?: true }[]) {
  await openApp('/en/settings', {
    places: mapStops,
    images: [photo],
    configuration: { layers: [...layers] },
  });
  await screen.findByRole('switch', { name: 'Photographs on the map' });
}

/** Clicks a switch. @returns the option before and after */
async function toggle(name: string, option: SwitchName): Promise<boolean[]> {
  const before = appOptions.store.getState()[option];
  await userEvent.click(screen.getByRole('switch', { name }));
  return [before, appOptions.store.getState()[option]];
}

test('the settings change every option of the map and the languages, and the line type for researchers [SET-1, SET-2]', async () => {
  restoreSession('?magic=ResearcherMode');
  await openSettings([{ code: 'A' }, { code: 'TFout', additional: true }]);
  const switches: Readonly<Record<string, SwitchName>> = {
    Stops: 'showMarkers',
    'Route line': 'showPath',
    'Highlight the selected stop': 'editorHighlightSelectedMarker',
    'Modern names': 'showModernTitle',
    'All photographs': 'showAllPhotos',
    'Heat map': 'showHeatmap',
    'Additional maps': 'showAdditionalMaps',
    '3D map (experimental)': 'showMap3d',
    'Stops in both languages': 'bilingualsidebar',
  };
  for (const [name, option] of Object.entries(switches)) {
    const [before, after] = await toggle(name, option);
    expect(after, name).toBe(!before);
  }
  expect(await toggle('Photographs on the map', 'showGeoPhotos')).toEqual([true, false]);
  for (const name of ['Journey to India', 'India', 'Central Asia', 'Manchuria'])
    await userEvent.click(screen.getByRole('switch', { name }));
  expect(Object.values(appOptions.store.getState().showExp)).toEqual([false, false, false, true]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Line colours' }), 'transport');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Map labels' }), 'cn');
  expect(appOptions.store.getState()).toMatchObject({ pathGroupBy: 'transport', mapLanguage: 'cn' });
  await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(appOptions.store.getState()).toEqual(appOptions.initial);
  const [, switcher] = screen.getAllByRole('link', { name: 'Russian' });
  await userEvent.click(switcher ?? document.body);
  await vi.waitFor(() => expect(window.location.pathname).toBe('/settings'));
});

test('the settings do not offer additional maps if the operator offers no such layer', async () => {
  await openSettings([{ code: 'A' }]);
  expect(screen.queryByRole('switch', { name: 'Additional maps' })).toBeNull();
});

test('the settings have a link to the login for visitors without an account only', async () => {
  await openSettings([]);
  const hrefs = () =>
    screen.queryAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'));
  expect(hrefs()).toContain('/en/login?redirect=%2Fen%2Fsettings');
  signInAsEditor();
  expect(hrefs()).toEqual([]);
});
