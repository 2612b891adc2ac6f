// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeSearch } from '../../features/search/common/search-dialog-store.ts';
import { setKeyHelpOpen } from '../../features/hotkeys/key-help-store.ts';
import { keyNames } from '../../lib/commands/key-names.ts';
import { keyLabels, type KeyStroke } from '../../lib/commands/key-stroke.ts';
import { english } from '../../lib/language/catalogue-en.ts';
import { voyageStore } from '../../features/journey/voyage/voyage-store.ts';
import { journeyStore } from '../../lib/journey/journey-store.ts';
import { restoreSession } from '../../lib/session/session.ts';
import { stubDialogs } from '../../testing/browser/dialogs.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openApp } from '../../testing/open-app.tsx';
import { placeRecord } from '../../testing/data/records.ts';
import { features } from '../features.ts';

vi.mock('../../features/search/engine/start-search-thread.ts', async () => ({
  startSearchThread: (await import('../../testing/data/search-thread.ts')).createInlineSearch,
}));
vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

const places = [52, 53, 54].map((place_id) =>
  placeRecord({ place_id, seqid: place_id, title_en: `Stop ${place_id}`, title_ru: `Стоянка ${place_id}` }),
);

async function open(address: string, layers = ['A', 'T', 'Gs', 'MBsat']) {
  await openApp(address, { places, configuration: { layers: layers.map((code) => ({ code })) } });
  await waitFor(() => expect(fakeMap.overlay('stops')).toBeDefined());
}

/** The events of one physical key in the English and the Russian layout: the same `code`, a different `key`. */
const layouts = {
  english: (stroke: KeyStroke) => keyEvent(stroke, 0),
  russian: (stroke: KeyStroke) => keyEvent(stroke, 1),
};

function keyEvent(stroke: KeyStroke, layout: 0 | 1) {
  if ('character' in stroke)
    return { code: layout === 0 ? 'Slash' : 'Digit7', key: stroke.character, shiftKey: true };
  const names: readonly string[] = keyNames[stroke.code];
  return {
    code: stroke.code,
    key: (names[layout] ?? names[0] ?? '').toLowerCase(),
    altKey: stroke.alt ?? false,
    shiftKey: stroke.shift ?? false,
    ctrlKey: stroke.control ?? false,
  };
}

async function press(event: object, target: Element = document.body) {
  await act(async () => {
    fireEvent.keyDown(target, event);
  });
}

const openPath = () => window.location.pathname;

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/hotkeys/key-help.tsx'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  restoreSession('');
  Element.prototype.scrollIntoView = vi.fn();
  stubDialogs();
});
afterEach(() => {
  setKeyHelpOpen(false);
  vi.unstubAllGlobals();
});

test('comma opens the previous place and period the next one, except in form fields [HOT-4]', async () => {
  await open('/en/place/53');
  await press({ code: 'Comma', key: ',' });
  expect(openPath()).toBe('/en/place/52');
  await press({ code: 'Period', key: '.' });
  expect(openPath()).toBe('/en/place/53');
  await press({ code: 'Period', key: '.' });
  expect(openPath()).toBe('/en/place/54');

  for (const field of [
    document.createElement('input'),
    document.createElement('textarea'),
    document.createElement('select'),
  ]) {
    document.body.append(field);
    await press({ code: 'Comma', key: ',' }, field);
    field.remove();
  }
  expect(openPath()).toBe('/en/place/54');
});

test('the key for the next stop reports the end of the route at the last stop', async () => {
  await open('/en/place/54');
  await press({ code: 'Period' });
  expect(openPath()).toBe('/en/place/54');
  expect(screen.getByText('There is no next stop on the route')).toBeDefined();
});

test('a repeated keydown runs no command', async () => {
  await open('/en/place/53');
  await press({ code: 'Period', repeat: true });
  expect(openPath()).toBe('/en/place/53');
});

test('a keydown whose default action is prevented runs no command', async () => {
  await open('/en/place/53');
  const prevent = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', prevent);
  await press({ code: 'Period', cancelable: true });
  document.removeEventListener('keydown', prevent);
  expect(openPath()).toBe('/en/place/53');
});

test('a key that is pressed behind a dialog runs no command', async () => {
  await open('/en/place/53');
  await press({ code: 'Slash', key: '?', shiftKey: true });
  await screen.findByRole('dialog');
  await press({ code: 'Period' });
  expect(openPath()).toBe('/en/place/53');
});

const { commands } = features;

describe('the command registry', () => {
  test('has unique command ids and unique shortcuts per audience', () => {
    const ids = commands.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const strokes = commands.flatMap(({ keys, audience = 'everyone' }) =>
      keys.map((stroke) => `${keyLabels(stroke).join('+')} ${audience}`),
    );
    expect(new Set(strokes).size).toBe(strokes.length);
  });

  test('provides the shortcut that the language switcher shows', async () => {
    await open('/en/place/53');
    const link = screen.getByRole('link', { name: 'Russian' });
    expect(link.getAttribute('aria-keyshortcuts')).toBe('Alt+S');
    expect(link.title).toContain('Alt+S');
  });
});

test('every shortcut works in the English and the Russian layout and is listed on the ? sheet [HOT-17]', async () => {
  // An admin is offered every command.
  restoreSession('?magic=AdminMode');
  await open('/en/place/53');
  // The player is loaded with the map, which is mocked here. The film's keys work while it is open.
  act(() => journeyStore.setState({ isReady: true }));
  act(() => voyageStore.setState({ count: 12 }));
  for (const layout of Object.values(layouts)) {
    for (const command of commands) {
      const run = vi.spyOn(command, 'run').mockImplementation(() => {});
      for (const stroke of command.keys) await press(layout(stroke));
      expect(run, command.id).toHaveBeenCalledTimes(command.keys.length);
      run.mockRestore();
    }
  }
  for (const layout of Object.values(layouts)) {
    await press(layout({ character: '?' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    for (const { label, keys } of commands.filter((command) => command.keys.length > 0)) {
      const entry = sheet.getByText(label(english)).parentElement;
      for (const stroke of keys)
        for (const name of keyLabels(stroke)) expect(entry?.textContent, name).toContain(name);
    }
    await act(async () => setKeyHelpOpen(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});

test('the ? sheet lists the shortcuts of the base layers that the site offers', async () => {
  await open('/en/place/53', ['A', 'T']);
  await press({ code: 'Slash', key: '?', shiftKey: true });
  const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  const layerCommands = commands.filter(({ baseLayer }) => baseLayer !== undefined);
  const listed = layerCommands.filter(({ label }) => sheet.queryByText(label(english)) !== null);
  expect(listed.map(({ baseLayer }) => baseLayer)).toEqual(['T']);
});

test('Alt+S switches the language and Ctrl+K or Cmd+K opens the search, except in form fields [HOT-16]', async () => {
  await open('/en/place/53');
  const field = document.createElement('input');
  document.body.append(field);
  await press({ code: 'KeyK', ctrlKey: true }, field);
  await press({ code: 'KeyS', altKey: true }, field);
  field.remove();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(openPath()).toBe('/en/place/53');

  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    await press({ code: 'KeyK', ...held });
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeDefined();
    await act(async () => closeSearch());
    expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
  }
  await press({ code: 'KeyS', altKey: true });
  expect(openPath()).toBe('/place/53');
  await press({ code: 'KeyS', altKey: true });
  expect(openPath()).toBe('/en/place/53');
});

test('the Russian ? sheet lists the Cyrillic letters of the shortcuts', async () => {
  await open('/place/53');
  await press({ code: 'Slash', key: '?', shiftKey: true });
  const sheet = within(await screen.findByRole('dialog', { name: 'Горячие клавиши' }));
  expect(sheet.getByText('Предыдущая стоянка').parentElement?.textContent).toMatch(/, \(Б\)/);
});
