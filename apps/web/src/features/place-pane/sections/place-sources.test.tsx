// @vitest-environment jsdom
import { accuracyLevels } from '@cae-map/contract/enumerations';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createApiClient } from '@cae-map/contract/api/client';
import { aWork } from '@cae-map/expedition/testing/people-and-works';
import { expect, onTestFinished, test, vi } from 'vitest';
import { markSheetOpened } from '../../../lib/sheet-opened.ts';
import { placeRecord } from '../../../testing/data/records.ts';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { english } from '../../../lib/language/catalogue-en.ts';
import { russian } from '../../../lib/language/catalogue-ru.ts';
import { showPane, spituk } from '../../../testing/show-pane.tsx';

const texts = {
  overnight_place: 'Дворец',
  overnight_place_en: 'Palace',
  location_reference: 'Город известен.',
  location_reference_en: 'The town is known.',
  path_ref_req: true,
  path_ref_req_info: 'Линия условна. / The line is schematic.',
  traveler_todo: 'Найти дом.',
  traveler_todo_en: 'Find the house.',
  notes: 'Столица Ладака.',
  notes_en: 'The capital of Ladakh.',
};

test.each([
  ['ru', ['Дворец', 'Город известен.', 'Линия условна.', 'Найти дом.', 'Столица Ладака.']],
  [
    'en',
    ['Palace', 'The town is known.', 'The line is schematic.', 'Find the house.', 'The capital of Ladakh.'],
  ],
] as const)(
  'the texts about night, position, line, tasks and stay are shown in the language of the page, with the accuracy label (%s) [PLC-4]',
  (language, expected) => {
    const { unmount, container } = showPane({ language, place: texts });
    for (const text of expected)
      expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe(language);
    const others = Object.values(texts).filter((text) => typeof text === 'string' && !text.includes('/'));
    for (const other of others.filter((text) => !expected.some((shown) => shown === text))) {
      expect(container.textContent).not.toContain(other);
    }
    unmount();

    const labels = accuracyLevels.map((accuracy_level) => {
      const shown = showPane({ language, place: { accuracy_level } });
      const facts = shown.container.querySelector('dl[aria-label]');
      const label = facts?.querySelectorAll('dd')[1]?.textContent;
      expect(shown.container.querySelector('#sources')?.textContent).toContain(label);
      shown.unmount();
      return label;
    });
    expect(labels).toEqual(
      language === 'ru'
        ? ['точно', 'высокая (город)', 'средняя (5–10 км)', 'низкая (больше 10 км)', 'не оценена']
        : ['exact', 'high (city)', 'medium (5–10 km)', 'low (over 10 km)', 'not assessed'],
    );
  },
);

test('missing texts are replaced by messages with links to the page about helping; empty optional items are omitted', () => {
  const empty = Object.fromEntries(Object.entries(texts).map(([key]) => [key, '']));
  const { container } = showPane({
    place: { ...empty, path_ref_req: false, latitude: null, longitude: null },
    texts: [],
  });
  const { place } = english;
  for (const text of [place.notesEmpty, place.overnightUnknown]) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(screen.getByText(/The location is not known yet/)).toBeDefined();
  const links = screen.getAllByRole('link', { name: place.howToHelp });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/about', '/en/about']);
  expect(screen.queryByText(place.locationReference)).toBeNull();
  expect(screen.queryByText(english.accuracy.meaning.high)).toBeNull();
  expect(screen.queryByText(place.pathNote)).toBeNull();
  expect(screen.queryByText(place.travelerTodo)).toBeNull();
  expect(container.textContent).not.toMatch(/null|undefined|NaN/);
});

test('the overnight fact is absent at a stop that was left on the day of arrival', () => {
  const left = { enddate: '1925-08-26', overnight_place: '', overnight_place_en: '' };
  const shown = showPane({ place: left });
  expect(screen.queryByText(english.place.overnight)).toBeNull();
  shown.unmount();
  showPane({ place: { ...left, overnight_place_en: 'Monastery' } });
  expect(screen.getByText('Monastery')).toBeDefined();
});

test('a text that exists only in the other language is labelled', () => {
  showPane({ language: 'en', place: { ...texts, notes_en: '', location_reference_en: '' } });
  expect(screen.getByText('Столица Ладака.').closest('[lang]')?.getAttribute('lang')).toBe('ru');
  expect(screen.getAllByText(english.place.languages.onlyIn.ru)).toHaveLength(2);
});

test('the copy button copies latitude and longitude', async () => {
  const user = userEvent.setup();
  showPane({ language: 'ru', place: { latitude: 34.16, longitude: -77.58 } });
  const sources = screen.getByRole('heading', { name: russian.place.sources }).parentElement;
  if (sources === null) throw new Error('the section has no element');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(within(sources).getByRole('button', { name: 'Скопировать координаты' }));
  expect(write).toHaveBeenCalledExactlyOnceWith('34.16, -77.58');
});

test('on paper the citation replaces the button that copies it', () => {
  showPane({});
  fireEvent(window, new Event('beforeprint'));
  expect(screen.queryByRole('button', { name: 'Cite' })).toBeNull();
  expect(screen.getByText(/^“Leh”, 26 August – 19 September 1925, The Roerichs’/)).toBeDefined();
  fireEvent(window, new Event('afterprint'));
  expect(screen.getByRole('button', { name: 'Cite' })).toBeDefined();
});

test('a position without a source has no link to the sources', () => {
  const none = { location_reference: '', location_reference_en: '', path_ref_req: false };
  const { unmount } = showPane({ place: none });
  const facts = () => within(document.querySelector<HTMLElement>('dl[aria-label]') ?? document.body);
  expect(facts().getByText('high (city)').closest('a')).toBeNull();
  expect(facts().getByText('none recorded').closest('a')).toBeNull();
  unmount();
  const withTask = showPane({
    place: { ...none, traveler_todo: 'Найти дом.', traveler_todo_en: 'Find it.' },
  });
  expect(facts().getByText('open questions').closest('a')?.getAttribute('href')).toBe('#sources');
  withTask.unmount();
  showPane();
  expect(facts().getByText('high (city)').closest('a')?.getAttribute('href')).toBe('#sources');
});

test.each(accuracyLevels)(
  'the section about the sources explains the accuracy level %s',
  (accuracy_level) => {
    const { container } = showPane({ place: { accuracy_level } });
    expect(container.querySelector('#sources')?.textContent).toContain(
      english.accuracy.meaning[accuracy_level],
    );
  },
);

/** The march from Spituk, 9.5 km to the west along a straight line. */
const statedMarch = (miles: number) =>
  ({
    from_place_id: 52,
    place_id: 53,
    date: '1925-08-26',
    text_id: 10_016,
    distance: { value: miles, unit: 'miles', from_place_id: 52, to_place_id: 53, work: 'trails', page: '18' },
    hours: null,
  }) as const;

function showMarch(language: 'ru' | 'en', miles: number) {
  const place = { latitude: 34.12, longitude: 77.63, routejson: '[]' };
  const places = [spituk, placeRecord(place)];
  vi.stubGlobal('fetch', servedRecords({ places, works: [aWork()], statedMarches: [statedMarch(miles)] }));
  markSheetOpened();
  onTestFinished(() => void vi.unstubAllGlobals());
  showPane({ language, place, client: createApiClient() });
}

test.each([
  ['en', 'stated 6 miles (10 km), 9 km along the line on the map', /^Stated in: .*p\. 18$/],
  ['ru', 'по книге 6 миль (10 км), по линии на карте 9 км', /^Указано: .*с\. 18$/],
] as const)(
  'the stated distance is beside the length of the line, with its page (%s)',
  async (language, text, source) => {
    showMarch(language, 6);
    const shown = await screen.findByText(text);
    expect(shown.closest('#sources')).not.toBeNull();
    expect(shown.parentElement?.lastElementChild?.textContent?.replaceAll('\u00A0', ' ')).toMatch(source);
  },
);

test('a stated distance from which the line differs by more than a third is marked', async () => {
  showMarch('en', 17);
  expect(await screen.findByText(/they differ by more than a third$/)).toBeDefined();
});
