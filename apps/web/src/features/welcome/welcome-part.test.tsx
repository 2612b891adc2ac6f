// @vitest-environment jsdom
import type { BrowserApiClient } from '@cae-map/contract/api/client';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logEvent } from '../../lib/events/log-event.ts';
import { journeyStore } from '../../lib/journey/journey-store.ts';
import { rememberCountry } from '../../lib/options/country-options.ts';
import { startLoadingPart } from '../../lib/loading/first-screen.ts';
import { baseLayerStore } from '../../map/base-layers/base-layer-store.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { WelcomePart } from './welcome-part.tsx';
import './dialogs/welcome-dialogs.tsx';

vi.mock('../../lib/events/log-event.ts');

const languages = vi.spyOn(navigator, 'languages', 'get');
const changeLanguage = vi.hoisted(() => vi.fn<(language: string) => void>());
vi.mock('../../ui/language/use-language-change.ts', () => ({ useLanguageChange: () => changeLanguage }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  languages.mockReturnValue(['zh-CN', 'en']);
  stubDialogs();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.mocked(logEvent).mockClear();
  changeLanguage.mockClear();
});

const second = () => act(() => vi.advanceTimersByTimeAsync(1000));

/** A client whose server never responds. */
const waitingClient: BrowserApiClient = { call: () => new Promise(() => undefined) };

/** Renders the part of a page whose map is drawn. */
async function visit(language: 'ru' | 'en', country: string | null = 'DE'): Promise<void> {
  renderInApp(<WelcomePart />, {
    language,
    path: language === 'ru' ? '/' : '/en',
    browserClient: waitingClient,
  });
  await act(async () => startLoadingPart()());
  await act(async () => baseLayerStore.setState({ country }));
}

const languageDialog = () => screen.queryByRole('dialog', { name: /экспедиция|Expedition|考察/ });
const button = (name: string) => screen.getByRole('button', { name });
/** Without the delays of user-event, which wait for timers. */
const click = (name: string) => act(async () => button(name).click());

test('the language dialog opens a second after the map is drawn and the country is known, is logged, has no close button, and closes without a delay when the language stays', async () => {
  renderInApp(<WelcomePart />, { language: 'en', path: '/en' });
  baseLayerStore.setState({ country: 'KZ' });
  await second();
  await second();
  expect(languageDialog()).toBeNull();
  await act(async () => startLoadingPart()());
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(languageDialog()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  const dialog = languageDialog();
  expect(dialog?.getAttribute('closedby')).toBe('closerequest');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Русский', 'English']);
  expect(document.activeElement).toBe(button('English'));
  expect(logEvent).toHaveBeenCalledExactlyOnceWith('showWelcomeDialog', 'en', {
    preferred_language: 'zh-CN',
    display_language: 'en',
    country: 'KZ',
  });

  await click('English');
  expect(languageDialog()).toBeNull();
  expect(changeLanguage).not.toHaveBeenCalled();
  expect(localStorage.getItem('showWelcomeDialog')).toBe('false');
  expect(localStorage.getItem('lang')).toBe('en');
});

test('the dialog shows the other language for a second before it closes', async () => {
  await visit('ru');
  await second();
  await click('English');
  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('en');
  expect(localStorage.getItem('showWelcomeDialog')).toBe('false');
  await click('Русский');
  expect(changeLanguage).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(languageDialog()).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(languageDialog()).toBeNull();
});

test('Escape chooses the language of the page', async () => {
  await visit('en');
  await second();
  const cancel = new Event('cancel', { cancelable: true });
  await act(async () => languageDialog()?.dispatchEvent(cancel));
  expect(cancel.defaultPrevented).toBe(true);
  expect(languageDialog()).toBeNull();
  expect(localStorage.getItem('lang')).toBe('en');
});

test('nothing opens while the country is not known', async () => {
  await visit('en', null);
  await second();
  await second();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a visitor who has chosen a language sees no dialog', async () => {
  localStorage.setItem('showWelcomeDialog', 'false');
  localStorage.setItem('englishAnnouncementShown', 'true');
  await visit('ru');
  await second();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(logEvent).not.toHaveBeenCalled();
});

test('the query showWelcome forces the language dialog once', async () => {
  localStorage.setItem('showWelcomeDialog', 'false');
  window.history.replaceState(null, '', '/en?showWelcome');
  await visit('en');
  await second();
  expect(languageDialog()).not.toBeNull();
  await click('English');
  await second();
  expect(languageDialog()).toBeNull();
});

test.each(['?showWelcomeSEO', '?thisIsBot', '?showWelcome&thisIsBot', '?showWelcome&showWelcomeSEO'])(
  'the query %s shows the closable dialog of search engines',
  async (query) => {
    window.history.replaceState(null, '', `/en${query}`);
    await visit('en');
    await second();
    expect(languageDialog()).toBeNull();
    expect(screen.getByRole('dialog', { name: 'About the map' })).toBeDefined();
    await click('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('showWelcomeDialog')).toBeNull();
  },
);

const announcement = () => screen.queryByRole('dialog', { name: 'Теперь и на английском' });

test('the announcement follows the language dialog on a Russian page, and dismissing it marks and logs it', async () => {
  await visit('ru');
  await second();
  await click('Русский');
  expect(announcement()).toBeNull();
  await second();
  const text = announcement()?.textContent ?? '';
  for (const part of ['дневников', 'интерфейс', 'поиск', 'фотографий и видео', 'настройках'])
    expect(text).toContain(part);
  const actions = () =>
    vi
      .mocked(logEvent)
      .mock.calls.flatMap(([name, , data]) => (name === 'english_announcement' ? [data] : []));
  expect(actions()).toEqual([{ action: 'dialog_displayed' }]);
  await click('Остаться на русском');
  expect(announcement()).toBeNull();
  expect(actions()).toEqual([{ action: 'dialog_displayed' }, { action: 'user_dismissed_dialog' }]);
  expect(localStorage.getItem('englishAnnouncementShown')).toBe('true');
  expect(changeLanguage).not.toHaveBeenCalled();
});

test('the announcement of a later visit switches to English when it is confirmed', async () => {
  localStorage.setItem('showWelcomeDialog', 'false');
  await visit('ru');
  expect(announcement()).toBeNull();
  await second();
  await click('Перейти на английский');
  expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('en');
  expect(logEvent).toHaveBeenLastCalledWith('english_announcement', 'ru', {
    action: 'user_switched_to_english',
  });
  expect(localStorage.getItem('englishAnnouncementShown')).toBe('true');
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('on an English page the announcement is marked as shown without a dialog', async () => {
  localStorage.setItem('showWelcomeDialog', 'false');
  await visit('en');
  await second();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('englishAnnouncementShown')).toBe('true');
  expect(logEvent).not.toHaveBeenCalled();
});

test('the card after the language dialog starts the journey when the player is ready', async () => {
  await visit('en');
  await second();
  await click('English');
  await click('Travel the route');
  expect(journeyStore.getState().isPlaying).toBe(false);
  await act(async () => journeyStore.setState({ isReady: true }));
  await click('Travel the route');
  expect(journeyStore.getState().isPlaying).toBe(true);
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the card closes without an effect by "Just look", and when the journey is started elsewhere', async () => {
  await visit('en');
  await second();
  await click('English');
  await click('Just look');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(journeyStore.getState().isActive).toBe(false);
});

test('in China the language dialog and the card are Chinese', async () => {
  rememberCountry('CN');
  await visit('en', 'CN');
  await second();
  const dialog = languageDialog();
  expect(dialog?.lang).toBe('zh-Hans');
  expect(dialog?.textContent).toContain('罗里奇中亚考察');
  await click('English');
  expect(screen.getByRole('complementary').lang).toBe('zh-Hans');
  expect(button('跟随路线')).toBeDefined();
});
