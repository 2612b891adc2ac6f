// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLoadingPart } from '../../lib/loading/first-screen.ts';
import { baseLayerStore } from '../../map/base-layers/base-layer-store.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { offlineClient } from '../../testing/data/offline-client.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { resetStores } from '../../testing/setup/reset-stores.ts';
import { WelcomePart } from './welcome-part.tsx';
import './dialogs/welcome-dialogs.tsx';

const sendBeacon = vi.fn<(url: string) => boolean>(() => true);
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  setUserAgent(browser);
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  sendBeacon.mockClear();
  stubDialogs();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'sendBeacon');
  window.history.replaceState(null, '', '/');
});

interface Visit {
  readonly language?: 'ru' | 'en';
  readonly query?: string;
  /** Null while it is not known. */
  readonly country?: string | null;
}

/** Loads a page whose map is drawn; what earlier visits have stored is kept. */
async function visit({ language = 'ru', query = '', country = 'DE' }: Visit = {}): Promise<void> {
  cleanup();
  resetStores();
  const path = language === 'ru' ? '/' : '/en';
  window.history.replaceState(null, '', path + query);
  renderInApp(<WelcomePart />, {
    language,
    path,
    browserClient: { ...offlineClient, call: () => new Promise(() => undefined) },
  });
  await act(async () => startLoadingPart()());
  await setCountry(country);
}

const setCountry = (country: string | null) => act(async () => baseLayerStore.setState({ country }));
/** Until the end of the test. */
function setUserAgent(value: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(value);
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Without the delays of user-event, which wait for timers. */
const click = (name: string) => act(async () => screen.getByRole('button', { name }).click());

const languageDialog = () => screen.queryByRole('dialog', { name: /Центрально-Азиатская|Central Asian/ });
const searchEngineDialog = () => screen.queryByRole('dialog', { name: /О карте|About the map/ });
const announcement = () => screen.queryByRole('dialog', { name: 'Теперь и на английском' });
const stored = (key: string) => localStorage.getItem(key);

/** The data of the logged events with a name. */
const logged = (name: string) =>
  sendBeacon.mock.calls
    .map(([url]) => new URL(url, 'http://host.invalid').searchParams)
    .flatMap((query) => (query.get('event') === name ? [JSON.parse(query.get('data') ?? '')] : []));

test('the welcome dialog opens on a first visit, can only be answered, stores the language, and is skipped later [WEL-1]', async () => {
  await visit({ country: null });
  await wait(5000);
  expect(languageDialog()).toBeNull();
  await setCountry('DE');
  await wait(999);
  expect(languageDialog()).toBeNull();
  await wait(1);
  expect(languageDialog()?.getAttribute('closedby')).toBe('closerequest');
  await act(async () => void fireEvent.click(languageDialog() ?? document.body));
  expect(languageDialog()).not.toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Русский', 'English']);
  await click('Русский');
  expect(languageDialog()).toBeNull();
  expect([stored('showWelcomeDialog'), stored('lang')]).toEqual(['false', 'ru']);

  localStorage.clear();
  await visit();
  await wait(1000);
  await click('English');
  expect([stored('showWelcomeDialog'), stored('lang')]).toEqual(['false', 'en']);
  await wait(999);
  expect(languageDialog()).not.toBeNull();
  await wait(1);
  expect(languageDialog()).toBeNull();

  await visit({ language: 'en' });
  await wait(5000);
  expect(languageDialog()).toBeNull();
});

test('the query showWelcome forces the welcome dialog, and showWelcomeSEO or a crawler gets the closable one of search engines instead [WEL-5]', async () => {
  localStorage.setItem('showWelcomeDialog', 'false');
  await visit({ query: '?showWelcome' });
  await wait(1000);
  expect(languageDialog()).not.toBeNull();

  localStorage.clear();
  const visits = [
    { query: '?showWelcomeSEO' },
    { query: '?showWelcome&thisIsBot' },
    { agent: 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)' },
  ];
  for (const { query = '', agent = browser } of visits) {
    setUserAgent(agent);
    await visit({ query });
    await wait(1000);
    expect(languageDialog()).toBeNull();
    expect(searchEngineDialog()).not.toBeNull();
    await click('Закрыть');
    expect(searchEngineDialog()).toBeNull();
    expect(stored('showWelcomeDialog')).toBeNull();
  }
});

test('the English version is announced once to visitors of the Russian one who are no crawlers, and is logged [WEL-2]', async () => {
  await visit();
  await wait(1000);
  await click('Русский');
  await wait(999);
  expect(announcement()).toBeNull();
  await wait(1);
  const text = announcement()?.textContent ?? '';
  for (const part of [
    'английск',
    'тексты дневников',
    'интерфейс',
    'поиск',
    'фотографий и видео',
    'в настройках',
  ])
    expect(text).toContain(part);
  expect(logged('english_announcement')).toEqual([{ action: 'dialog_displayed' }]);
  await click('Остаться на русском');
  expect(announcement()).toBeNull();
  expect(logged('english_announcement')[1]).toEqual({ action: 'user_dismissed_dialog' });
  expect([stored('englishAnnouncementShown'), stored('lang')]).toEqual(['true', 'ru']);

  await visit();
  await wait(5000);
  expect(announcement()).toBeNull();

  localStorage.removeItem('englishAnnouncementShown');
  await visit({ query: '?thisIsBot' });
  await wait(5000);
  expect(announcement()).toBeNull();
  expect(stored('englishAnnouncementShown')).toBeNull();

  await visit();
  await wait(1000);
  await click('Перейти на английский');
  expect(announcement()).toBeNull();
  expect(logged('english_announcement').at(-1)).toEqual({ action: 'user_switched_to_english' });
  expect([stored('englishAnnouncementShown'), stored('lang')]).toEqual(['true', 'en']);

  localStorage.removeItem('englishAnnouncementShown');
  sendBeacon.mockClear();
  await visit({ language: 'en' });
  await wait(1000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stored('englishAnnouncementShown')).toBe('true');
  expect(sendBeacon).not.toHaveBeenCalled();
});
