// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeRecord } from '../../../testing/data/records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { createInlineSearch } from '../../../testing/data/search-thread.ts';
import { searchEngineStore } from '../engine/search-engine-store.ts';
import type { SearchThread } from '../engine/search-engine.ts';
import { TextResults } from './text-results.tsx';
import { TextSearch } from './text-search.tsx';

const startSearchThread = vi.hoisted(() => vi.fn<() => SearchThread>());
vi.mock('../engine/start-search-thread.ts', () => ({ startSearchThread }));

const places = [
  placeRecord({ place_id: 1, seqid: 1, title_ru: 'Другое', title_en: 'Aralyk', title_modern: '' }),
  placeRecord({ place_id: 2, seqid: 2, title_ru: 'Aralyk', title_en: 'Other', title_modern: '' }),
  placeRecord({ place_id: 3, seqid: 3, title_ru: 'Aralyk', title_en: 'Aralyk', title_modern: 'Aralyk' }),
  placeRecord({ place_id: 4, seqid: 4, title_ru: 'Aralyk', title_en: 'Aralyk', minzoom: 0 }),
  placeRecord({ place_id: 5, seqid: 5, title_ru: 'Aralyk', title_en: 'Aralyk', minzoom: -1 }),
  placeRecord({ place_id: 6, seqid: 6, title_ru: 'Ёлочный Ürmqi', title_en: 'Firs', title_modern: '' }),
].map((record) => ({ ...record, date: '1925-08-26', enddate: null }));

function Page() {
  const [typed, setTyped] = useState('');
  return (
    <TextSearch typed={typed} onType={setTyped}>
      {(fieldState) => <TextResults fieldState={fieldState} place="dialog" limit={8} />}
    </TextSearch>
  );
}

async function open(language: 'ru' | 'en') {
  renderInApp(<Page />, { language, client: createApiClient() });
  await waitFor(() => expect(searchEngineStore.getState().version).toBeGreaterThan(0));
  vi.useFakeTimers();
}

const field = () => screen.getByRole('combobox');
const lines = () => screen.queryAllByRole('option');
const ids = () => lines().map(({ id }) => Number(id.split('-').at(-1)));

function type(text: string) {
  fireEvent.change(field(), { target: { value: text } });
}

async function pause(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

beforeEach(() => {
  startSearchThread.mockReset().mockImplementation(createInlineSearch);
  vi.stubGlobal('fetch', vi.fn(servedRecords({ places })));
  Element.prototype.scrollIntoView = vi.fn();
  searchEngineStore.setState({ engine: null, version: 0, input: null, hasFailed: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the search starts with two characters after 300 ms, lists titles of the page language first, each visible place once, tolerates case, accents and typos, and marks matches [SRC-2]', async () => {
  await open('ru');
  type('a');
  await pause(1000);
  expect(lines()).toEqual([]);
  type('ar');
  await pause(1);
  expect(lines()).toEqual([]);

  type('aralyk');
  await pause(299);
  expect(lines()).toEqual([]);
  await pause(1);
  expect(ids()).toEqual([2, 3, 1]);
  expect(lines()[0]?.querySelector('mark')?.textContent).toBe('Aralyk');

  for (const variant of ['ARALYK', 'àrályk', 'arralyk']) {
    type(variant);
    await pause(300);
    expect(ids(), variant).toEqual([2, 3, 1]);
  }
  type('елочный urmqi');
  await pause(300);
  expect(ids()).toEqual([6]);
});

test('the search lists English titles first on an English page', async () => {
  await open('en');
  type('aralyk');
  await pause(300);
  expect(ids()).toEqual([1, 3, 2]);
});

test('the arrow keys cycle through the results and update aria-activedescendant of the field', async () => {
  await open('ru');
  type('aralyk');
  await pause(300);
  const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
  expect(active()).toBe(lines()[0]);
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(active()).toBe(lines()[2]);
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(active()).toBe(lines()[0]);
  expect(active()?.getAttribute('aria-selected')).toBe('true');
});

test('the search suggests the text in the other keyboard layout and applies the suggestion', async () => {
  await open('ru');
  type('Tkjxysq');
  await pause(300);
  fireEvent.click(screen.getByRole('button', { name: 'Елочный' }));
  await pause(300);
  expect(ids()).toEqual([6]);
});

test('a retry repeats the search after its worker failed', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  let failWorker = () => {};
  const terminate = vi.fn<() => void>();
  startSearchThread.mockReturnValueOnce({
    send: () => {},
    onReply: () => {},
    onFailure: (listener) => (failWorker = listener),
    terminate,
  });
  await open('ru');
  type('aralyk');
  await pause(300);
  expect(screen.getByRole('status').textContent).toBe('Ищем…');
  act(failWorker);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockClear();
  expect(screen.getByRole('alert').textContent).toContain('Не удалось загрузить поиск');
  expect(screen.queryByRole('status')).toBeNull();
  expect(terminate).toHaveBeenCalledOnce();
  expect(field()).toHaveProperty('value', 'aralyk');

  fireEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await pause(0);
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(ids()).toEqual([2, 3, 1]);
});

test('a retry loads the places after they failed to load', async () => {
  const fetchStub = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('fetch', fetchStub);
  renderInApp(<Page />, { language: 'en', client: createApiClient() });
  expect((await screen.findByRole('alert')).textContent).toContain('Search could not be loaded');
  type('aralyk');
  fetchStub.mockImplementation(servedRecords({ places }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(ids()).toEqual([1, 3, 2]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the search finds only places in the whitelist', async () => {
  const configuration = { shown_place_ids: [1, 3] };
  vi.stubGlobal('fetch', vi.fn(servedRecords({ places, configuration })));
  await open('ru');
  type('aralyk');
  await pause(300);
  expect(ids()).toEqual([3, 1]);
});
