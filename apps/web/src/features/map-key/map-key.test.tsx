// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appOptions } from '../../lib/options/app-options.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { phoneQuery } from '../../lib/browser/media-queries.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { MapLegend } from './map-legend.tsx';
import { english } from './messages/en.ts';
import { mapKeyMessages } from './messages/index.ts';

beforeAll(async () => {
  stubDialogs();
  await Promise.all([mapKeyMessages.load('en'), mapKeyMessages.load('ru')]);
});

let isPhone = false;
beforeEach(() => {
  localStorage.clear();
  restoreSession('');
  appOptions.store.setState(appOptions.initial, true);
  isPhone = false;
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: isPhone && media === phoneQuery,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => void vi.unstubAllGlobals());

const button = () => screen.getByRole('button', { name: 'Key to the map' });
const yearLists = () => screen.queryAllByRole('list', { name: 'Line colours by year' });

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap((each) => listTexts(each));
}

test('the button of the legend opens the key to every symbol and strip [MAP-9]', () => {
  renderInApp(<MapLegend />);
  fireEvent.click(button());
  const dialog = screen.getByRole('dialog', { name: 'Key to the map' });
  const { open: _open, ...shown } = english.mapKey;
  const text = dialog.textContent + within(dialog).getByRole('button').title;
  for (const expected of listTexts(shown)) expect(text).toContain(expected);
  expect(within(dialog).getByRole('list', { name: 'Line colours by year' })).toBeDefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog', { name: 'Key to the map' })).toBeNull();
});

test('the legend on a phone is only the button of the key', () => {
  isPhone = true;
  renderInApp(<MapLegend />);
  expect(yearLists()).toHaveLength(0);
  fireEvent.click(button());
  expect(yearLists()).toHaveLength(1);
});

test.each([
  [
    'transport',
    'Line colours by transport',
    ['railway', 'steamship', 'caravan, car', 'horse cart', 'not known'],
  ],
  ['pathaccuracy', 'Line colours by accuracy', ['route', 'requires clarification']],
] as const)('the legend lists the classes by %s for a researcher [RTE-10]', (pathGroupBy, name, entries) => {
  restoreSession('?magic=ResearcherMode');
  act(() => changeOptions({ pathGroupBy }));
  renderInApp(<MapLegend />);
  const list = screen.getByRole('list', { name });
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(entries);
  fireEvent.click(button());
  const dialog = screen.getByRole('dialog', { name: 'Key to the map' });
  expect(within(dialog).getByRole('list', { name })).toBeDefined();
});

test('the key explains the heat map while it is shown', () => {
  renderInApp(<MapLegend />);
  fireEvent.click(button());
  expect(screen.queryByText('Places and stays: the more nights, the brighter')).toBeNull();
  act(() => changeOptions({ showHeatmap: true }));
  expect(screen.getByText('Places and stays: the more nights, the brighter')).toBeDefined();
});

test('the button of the key remains while the route is hidden', () => {
  renderInApp(<MapLegend />);
  expect(yearLists()).toHaveLength(1);
  act(() => changeOptions({ showPath: false }));
  expect(yearLists()).toHaveLength(0);
  expect(button()).toBeDefined();
});
