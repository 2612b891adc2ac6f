// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appOptions } from '../../lib/options/app-options.ts';
import { changeOptions } from '../../lib/options/options-store.ts';
import { openApp } from '../../testing/open-app.tsx';
import { illustrationRecord, placeRecord, textRecord } from '../../testing/data/records.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const august = { date: '1925-08-20', enddate: '1925-08-26' };
const records = {
  places: [
    placeRecord({ place_id: 52, seqid: 52, title_en: 'Spituk', title_ru: 'Спитуг', latitude: 34, ...august }),
    placeRecord({ place_id: 53, seqid: 53, date: '1925-08-30', enddate: '1925-09-19', latitude: 35 }),
  ],
  images: [illustrationRecord({ place_id: 53 })],
  texts: [{ ...textRecord({ text_date: '1925-08-30' }), place_ids: [53] }],
};

async function open(address: string) {
  await openApp(address, records);
  await screen.findByRole('slider', { name: 'Journey date' });
}

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
  act(() => changeOptions({ bilingualsidebar: true }));
});
afterEach(() => {
  act(() => appOptions.store.setState(appOptions.initial, true));
  vi.unstubAllGlobals();
});

test('the card of a day shows the day in both languages and links to its entry, which is shown once', async () => {
  await open('/en/place/53#d=1925-08-30');
  const card = within(await screen.findByRole('region', { name: 'This day' }));
  expect(card.getByRole('heading').textContent).toBe('30 August 1925');
  expect(card.getAllByText('30 августа 1925')[0]?.lang).toBe('ru');
  const link = await card.findByRole('link', { name: 'Chronicle entry' });
  const entry = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
  expect(entry?.textContent).toContain('The caravan entered Leh.');
  expect(screen.getAllByText(/The caravan entered/)).toHaveLength(1);
  fireEvent.click(link);
  expect(document.activeElement).toBe(entry);
  expect(card.getByRole('link', { name: 'This day in the books' }).getAttribute('href')).toBe(
    '/en/book/day/1925-08-30',
  );
});

test('the playing journey shows the stop and its text in both languages', async () => {
  await open('/en/place/53');
  // Without animation frames the journey plays without moving.
  vi.stubGlobal('requestAnimationFrame', () => 0);
  fireEvent.click(screen.getByRole('button', { name: 'Play the journey' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Leh');
  expect(screen.getByText('Лех').closest('[lang]')?.getAttribute('lang')).toBe('ru');
  expect(screen.getByRole('img', { name: 'Leh: mountains at dusk' })).toMatchObject({
    sizes: expect.stringContaining('720px'),
    srcset: '/media/illustrations/a-320.webp 320w, /media/illustrations/a-800.webp 800w',
  });
  expect((await screen.findByText('Караван вошёл в Лех.')).lang).toBe('ru');
  expect(screen.getByText('The caravan entered Leh.').lang).toBe('en');
});
