// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubDialogs } from '../../../testing/browser/dialogs.ts';
import { placeRecord, textRecord } from '../../../testing/data/records.ts';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { openChapter } from '../../../testing/open-chapter.tsx';

const ryabinin: PersonRecord = {
  person_id: 'ryabinin',
  group: 'member',
  name_ru: 'К. Н. Рябинин',
  name_en: 'Konstantin Ryabinin',
  other_names: '',
  born: '1877',
  died: '1953',
  role_ru: 'врач экспедиции',
  role_en: 'physician of the expedition',
  about_ru: '',
  about_en: '',
  fate_ru: '',
  fate_en: '',
  stretches: [{ from: 53, to: 53 }],
  sources: [],
};

const html =
  '<p data-text4placeid="53">At <a data-text4placeid="53">Leh</a> <a data-person="ryabinin">the doctor</a> left for <a data-text4placeid="999">Nowhere</a>.</p>';
const serve = vi.fn<typeof fetch>();

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  serve.mockReset().mockImplementation(servedRecords({ places: [placeRecord()], people: [ryabinin] }));
  vi.stubGlobal('fetch', serve);
  return () => void vi.unstubAllGlobals();
});

function open(language: 'ru' | 'en' = 'en') {
  const texts = [textRecord({ text_id: 11, text_content: html, text_content_en: html })];
  openChapter({ texts, language, client: createApiClient() });
}

describe('the card of a name', () => {
  test('of a place has its name, its dates, a map and a link to the stop', async () => {
    open('ru');
    await userEvent.setup().click(screen.getByRole('link', { name: 'Leh' }));
    const card = within(await screen.findByRole('dialog', { name: 'Leh' }));
    expect(await card.findByText('Лех', { selector: 'p' })).toBeDefined();
    expect(card.getByText(/26 августа/)).toBeDefined();
    expect(card.getByRole('img', { name: 'Лех на карте маршрута' })).toBeDefined();
    expect(card.getByRole('link', { name: 'Открыть стоянку на карте' }).getAttribute('href')).toBe(
      '/place/53',
    );
  });

  test('of a person has the name, the role, a map of the travels and a link to the page, which a click does not open', async () => {
    open();
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'the doctor' }));
    expect(isFollowed).toBe(false);
    const card = within(await screen.findByRole('dialog', { name: 'the doctor' }));
    expect(await card.findByText('Konstantin Ryabinin')).toBeDefined();
    expect(card.getByText('physician of the expedition')).toBeDefined();
    expect(card.getByRole('img', { name: 'Konstantin Ryabinin on a map of the route' })).toBeDefined();
    expect(card.getByRole('link', { name: 'About this person' }).getAttribute('href')).toBe(
      '/en/person/ryabinin',
    );
  });

  test('is opened by Enter with the focus in it, and Escape closes it and returns the focus', async () => {
    const user = userEvent.setup();
    open();
    const link = screen.getByRole('link', { name: 'Leh' });
    link.focus();
    await user.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: 'Leh' });
    expect(document.activeElement).toBe(card);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Leh' })).toBeNull();
    expect(document.activeElement).toBe(link);
  });

  test('closes the open translation of a sentence when it opens', async () => {
    const user = userEvent.setup();
    open();
    fireEvent.keyDown(document.body, { code: 'KeyT', key: 't' });
    expect(document.querySelector('[data-twin]')).not.toBeNull();
    await user.click(screen.getByRole('link', { name: 'Leh' }));
    await screen.findByRole('dialog', { name: 'Leh' });
    expect(document.querySelector('[data-twin]')).toBeNull();
  });

  test('is closed by a click elsewhere in the text', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('link', { name: 'Leh' }));
    await screen.findByRole('dialog', { name: 'Leh' });
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('dialog', { name: 'Leh' })).toBeNull();
  });

  test('reports a place that does not exist', async () => {
    open();
    await userEvent.setup().click(screen.getByRole('link', { name: 'Nowhere' }));
    expect(await screen.findByText('There is no such place or person on the map.')).toBeDefined();
  });

  test('has a message if it fails to load, and loads again', async () => {
    const user = userEvent.setup();
    serve.mockImplementation(() => Promise.reject(new TypeError('offline')));
    open();
    await user.click(screen.getByRole('link', { name: 'Leh' }));
    const card = within(await screen.findByRole('dialog', { name: 'Leh' }));
    expect(await card.findByText('The card could not be loaded.', {}, { timeout: 5000 })).toBeDefined();
    serve.mockImplementation(servedRecords({ places: [placeRecord()] }));
    await user.click(card.getByRole('button', { name: 'Try again' }));
    expect(await card.findByRole('img', { name: 'Leh on a map of the route' })).toBeDefined();
  });

  test('is left to the browser with a modifier, and for the link of the heading', () => {
    open();
    expect(fireEvent.click(screen.getByRole('link', { name: 'Leh' }), { ctrlKey: true })).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'On the map' }));
    expect(screen.queryByRole('dialog', { name: 'Leh' })).toBeNull();
  });
});
