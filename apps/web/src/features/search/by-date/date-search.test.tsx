// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapCommandStore } from '../../../lib/commands/map-command-store.ts';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { DateSearch } from './date-search.tsx';

const places = [
  placeRecord({ place_id: 5, seqid: 10, title_en: 'Darjeeling', date: '1925-03-06', enddate: '1925-03-06' }),
  placeRecord({ place_id: 53, seqid: 40, title_en: 'Leh', date: '1925-08-26', enddate: '1925-08-28' }),
  placeRecord({ place_id: 52, seqid: 30, title_en: 'Spituk', date: '1925-08-26', enddate: '1925-08-26' }),
  placeRecord({ place_id: 60, seqid: 50, date: '1927-01-31', enddate: '1927-01-31' }),
];
const openPlace = vi.fn<(placeId: number, options?: { readonly day?: string }) => void>();

async function open(placeId: number) {
  mapCommandStore.setState({ map: { placeId, previousId: null, nextId: null, expedition: null, openPlace } });
  const view = renderInApp(<DateSearch onRetry={() => {}} />, { client: createApiClient() });
  await waitFor(() => expect(screen.getByRole('table')).toBeDefined());
  return view;
}

const day = (name: string) =>
  within(screen.getByRole('table')).getByRole<HTMLButtonElement>('button', { name });
const year = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const chosen = () => screen.getByRole('table').querySelector('[data-selected]')?.getAttribute('aria-label');

beforeEach(() => vi.stubGlobal('fetch', vi.fn(servedRecords({ places }))));
afterEach(() => {
  mapCommandStore.setState({ map: null });
  openPlace.mockReset();
  vi.unstubAllGlobals();
});

test('the calendar starts on 1925-03-06 or at the open stop, enables only days and years with stays, has no text field or clearing, and opens a single place [DAT-1]', async () => {
  const first = await open(0);
  expect(chosen()).toBe('6 March 1925');
  first.unmount();

  await open(53);
  expect(chosen()).toBe('26 August 1925');
  expect(screen.queryByRole('textbox')).toBeNull();
  const free = ['25 August 1925', '26 August 1925', '27 August 1925', '28 August 1925', '29 August 1925'].map(
    (name) => !day(name).disabled,
  );
  expect(free).toEqual([false, true, true, true, false]);
  expect(['1925', '1926', '1927'].map((name) => !year(name).disabled)).toEqual([true, false, true]);
  // A second click on the selected day does not clear it.
  fireEvent.click(day('26 August 1925'));
  expect(chosen()).toBe('26 August 1925');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(openPlace).not.toHaveBeenCalled();
  fireEvent.click(day('27 August 1925'));
  expect(openPlace.mock.calls).toEqual([[53, { day: '1925-08-27' }]]);
});

test('a day with several places lists links to them in the order of seqid', async () => {
  await open(53);
  fireEvent.click(day('26 August 1925'));
  const stops = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stops).toEqual([expect.stringContaining('Spituk'), expect.stringContaining('Leh')]);
  const spituk = screen.getByRole('link', { name: /Spituk/ });
  expect(spituk.getAttribute('href')).toMatch(/#d=1925-08-26$/);
  fireEvent.click(spituk);
  expect(openPlace.mock.calls).toEqual([[52, { day: '1925-08-26' }]]);
});

test('a click on a year shows its first month with stays', async () => {
  await open(53);
  fireEvent.click(year('1927'));
  expect(day('31 January 1927').disabled).toBe(false);
});

test('a retry shows the calendar after the places failed to load', async () => {
  const fetchStub = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetchStub);
  const onRetry = vi.fn<() => void>();
  renderInApp(<DateSearch onRetry={onRetry} />, { client: createApiClient() });
  expect((await screen.findByRole('alert')).textContent).toContain('The calendar could not be loaded');
  fetchStub.mockImplementation(servedRecords({ places }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.getByRole('table')).toBeDefined());
});

test('with a whitelist the calendar starts at the first day of the listed places and enables only their days', async () => {
  const configuration = { shown_place_ids: [60] };
  vi.stubGlobal('fetch', vi.fn(servedRecords({ places, configuration })));
  await open(0);
  await waitFor(() => expect(day('31 January 1927').disabled).toBe(false));
  expect(screen.queryByRole('button', { name: '1925' })).toBeNull();
});
