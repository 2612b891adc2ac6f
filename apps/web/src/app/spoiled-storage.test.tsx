// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readStoredLanguage } from '../lib/storage/stored-language.ts';
import { appOptions } from '../lib/options/app-options.ts';
import { countryOptions } from '../lib/options/country-options.ts';
import { resetLineTypeOfVisitors } from '../lib/options/line-type.ts';
import { restoreSession } from '../lib/session/session.ts';
import type { LocalKey } from '../lib/storage/local-storage.ts';
import { placeRecord } from '../testing/data/records.ts';
import { openApp } from '../testing/open-app.tsx';
import { features } from './features.ts';

vi.mock('../lib/log.ts', () => ({ logWarning: vi.fn<() => void>() }));
// Modules that are loaded on demand are loaded before the tests.
beforeAll(() => import('../features/search/places-list/places-list-screen.tsx'));
afterEach(() => localStorage.clear());

/** A value of each key, as the product or an earlier version of it may have stored it. */
const stored: Record<LocalKey, string> = {
  lang: 'ru',
  showWelcomeDialog: 'false',
  englishAnnouncementShown: 'true',
  fullScreenState: 'true',
  appOptions: '{"lineType":"year","showAllPhotos":true,"theme":"dark"}',
  journeyOptions: '{"speed":2,"followsTraveller":true}',
  readerOptions: '{"theme":"sepia","fontSize":20,"lineHeight":1.6,"thumbnailSize":120}',
  readingProgress: '{"1/2":{"textId":5,"share":0.4}}',
  geoPhotoOptions: '{"shown":true}',
  translationOptions: '{"marksOutdated":true}',
  fieldOutbox: '1',
  fieldDraft: '{"53":{"note":"x"}}',
  caravanLineClosed: '2026-11-29',
  telemetryOptions: '{"countsUsage":true}',
  yearColours: '{"1925":"#b5402a"}',
  roleFlag: 'research',
  authMenu: 'true',
  token: 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl',
  tokenExpiresAt: '2026-11-29T18:00:00.000Z',
  placeDrafts: '{"7":{"53":{"version":1,"changes":{"title_en":"Leh"}}}}',
  imageDrafts: '{}',
  proposalDrafts: '{"53":{"text":"x"}}',
  bookmarks: '[{"id":1,"latitude":34.1,"longitude":77.5,"name":"Leh"}]',
  unreadableBookmarks: '["x"]',
  bookmarkOptions: '{"shown":true}',
  ActiveMapLayer: 'atlas',
  VisibleOverlayLayers: '["Sh"]',
  onlineMapsAgreed: 'true',
  trackLists: '{"shown":["a"]}',
  translationVisits: '{"7":"2026-11-29T18:00:00.000Z"}',
  countryOptions: '{"country":"DE"}',
  visits: '2',
  installAnswered: 'true',
  newsSeen: '2026-11-29',
};

const junk = [
  '',
  'null',
  '[]',
  '{}',
  '-1',
  '1e999',
  '"',
  '\u0000',
  '{"a":',
  '[[[[[',
  '2099-13-45',
  '😀'.repeat(99),
];

/** Numbers of a linear congruential generator. */
function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Replaces, cuts, doubles, or changes single characters of a value. */
function spoil(value: string, random: (limit: number) => number): string {
  const at = random(value.length + 1);
  const other = junk[random(junk.length)] ?? '';
  const changes = [
    other,
    value.slice(0, at),
    value + value,
    value.slice(0, at) + other + value.slice(at),
    value.slice(0, at) + String.fromCharCode(random(65_536)) + value.slice(at + 1),
    value.replaceAll(/\d+|"[^"]*"/g, (part) => (random(3) === 0 ? other : part)),
    JSON.stringify(value),
  ];
  return changes[random(changes.length)] ?? '';
}

/** What the start of a page does with local storage. */
function start(): void {
  restoreSession('');
  appOptions.restore();
  countryOptions.restore();
  features.restoreOptions();
  resetLineTypeOfVisitors();
  readStoredLanguage();
}

test('the start of a page reads 1000 spoiled values of every key of local storage without an error', () => {
  const random = createRandom(43);
  const failures: string[] = [];
  for (let count = 0; count < 1000; count += 1) {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, spoil(value, random));
    try {
      start();
    } catch (error) {
      failures.push(`${count}: ${String(error)}`);
    }
  }
  expect(failures).toEqual([]);
});

test.each([1, 2, 3])(
  'a page is shown and responds although all of local storage is spoiled (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, spoil(value, random));
    start();
    await openApp('/en/placeslist', { places: [placeRecord({ title_en: 'Leh' })] });
    expect(await screen.findByText('Leh')).toBeDefined();
  },
);

test('a page works when local storage is wiped while it is open, or is blocked', async () => {
  await openApp('/en/placeslist', { places: [placeRecord({ title_en: 'Leh' })] });
  localStorage.clear();
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(start).not.toThrow();
  getItem.mockRestore();
  expect(await screen.findByText('Leh')).toBeDefined();
});
