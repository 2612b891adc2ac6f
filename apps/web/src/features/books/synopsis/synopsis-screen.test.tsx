// @vitest-environment jsdom
import { createApiClient } from '@cae-map/contract/api/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textRecord } from '../../../testing/data/records.ts';
import { servedRecords } from '../../../testing/data/served-records.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { synopsisScreenModule } from './synopsis-screen.tsx';

const serve = vi.fn<typeof fetch>();

beforeEach(() => {
  serve.mockReset();
  vi.stubGlobal('fetch', serve);
  return () => void vi.unstubAllGlobals();
});

const chronicle = textRecord({
  text_id: 11,
  text_date: '1925-09-22',
  text_content: '<p>Караван из 40 яков вышел к перевалу.</p><p>Шёл снег.</p>',
  text_content_en: '<p>The caravan of 40 yaks left for the Sasser pass.</p><p>It snowed.</p>',
});
const roadBook = textRecord({
  text_id: 21,
  book_id: 2,
  chapter_id: 9,
  book_title: 'Дорожник',
  book_title_en: 'Road book',
  text_date: '1925-09-22',
  text_content: '<p>Караван из 52 яков вышел к перевалу.</p>',
  text_content_en: '<p>With 52 yaks the caravan left for the Sasser pass.</p>',
});

interface Served {
  readonly date?: string;
  readonly ofDay?: readonly ReturnType<typeof textRecord>[];
  readonly all?: readonly ReturnType<typeof textRecord>[];
  readonly language?: 'ru' | 'en';
  readonly isOffline?: boolean;
}

type Records = readonly ReturnType<typeof textRecord>[];

/** A server with the texts of one day among all texts. */
function online(ofDay: Records, all: Records): typeof fetch {
  const others = servedRecords({ places: [], texts: all.map((text) => ({ ...text, place_ids: [] })) });
  return async (input, init) =>
    String(input instanceof Request ? input.url : input).includes('texts_by_date')
      ? Response.json(ofDay)
      : await others(input, init);
}

function open({
  date = '1925-09-22',
  ofDay = [chronicle],
  all = ofDay,
  language = 'en',
  isOffline,
}: Served = {}) {
  serve.mockImplementation(isOffline ? () => Promise.reject(new TypeError('offline')) : online(ofDay, all));
  const { Screen } = synopsisScreenModule;
  return renderInApp(<Screen parameters={{ date }} />, { language, client: createApiClient() });
}

const headings = (level: number) => screen.getAllByRole('heading', { level }).map((each) => each.textContent);
const differences = async () =>
  (await screen.findAllByRole('listitem')).map((item) => [
    within(item).getByRole('heading').textContent,
    ...[...item.querySelectorAll('mark')].map((mark) => mark.textContent),
  ]);

describe('the synopsis of a day', () => {
  test('has the accounts of the books side by side, and what differs with both sentences', async () => {
    open({ ofDay: [roadBook, chronicle] });
    expect(await screen.findByRole('heading', { level: 1, name: '22 September 1925' })).toBeDefined();
    expect(headings(2)).toEqual(['Chronicle of the route', 'Road book', 'Where the accounts differ']);
    expect(await differences()).toEqual([['Number', '40 yaks', '52 yaks']]);
    const sides = screen.getAllByRole('blockquote');
    expect(sides.map((side) => side.querySelector('p')?.textContent)).toEqual([
      'The caravan of 40 yaks left for the Sasser pass.',
      'With 52 yaks the caravan left for the Sasser pass.',
    ]);
    expect(
      within(sides[1] ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^\/en\/book\/view\/2\/9#t=21&s=With/);
  });

  test('compares no texts of the same book', async () => {
    const second = {
      ...chronicle,
      text_id: 12,
      text_content_en: '<p>The caravan of 30 yaks left for the Sasser pass.</p>',
    };
    open({ ofDay: [chronicle, second, roadBook] });
    expect(await differences()).toEqual([
      ['Number', '40 yaks', '52 yaks'],
      ['Number', '30 yaks', '52 yaks'],
    ]);
  });

  test('compares the accounts in the language of the page', async () => {
    open({ ofDay: [roadBook, chronicle], language: 'ru' });
    expect(await differences()).toEqual([['Число', '40 яков', '52 яков']]);
  });

  test('compares the accounts in the language that both have', async () => {
    open({ ofDay: [{ ...roadBook, text_content_en: '' }, chronicle] });
    expect(await differences()).toEqual([['Number', '40 яков', '52 яков']]);
  });

  test('has both languages of a single book, and what differs between them', async () => {
    open({
      ofDay: [{ ...chronicle, text_content: '<p>Караван из 45 яков вышел к перевалу.</p><p>Шёл снег.</p>' }],
    });
    expect(await screen.findByText('It snowed.')).toBeDefined();
    expect(screen.getByText('Шёл снег.')).toBeDefined();
    expect(await differences()).toEqual([
      ['Number', '45'],
      ['Number', '40'],
    ]);
  });

  test('reports that nothing differs', async () => {
    open();
    expect(await screen.findByText('No numbers or dates differ between the two languages.')).toBeDefined();
  });

  test('links to the nearest days with entries', async () => {
    const all = [
      chronicle,
      textRecord({ text_id: 4, text_date: '1925-09-10' }),
      textRecord({ text_id: 1, text_date: '1925-09-20' }),
      textRecord({ text_id: 2, text_date: '1925-09-30' }),
      textRecord({ text_id: 5, text_date: '1925-10-10' }),
    ];
    open({ all });
    expect((await screen.findByRole('link', { name: /20 September 1925/ })).getAttribute('href')).toBe(
      '/en/book/day/1925-09-20',
    );
    expect(screen.getByRole('link', { name: /30 September 1925/ })).toBeDefined();
  });

  test('leaves out texts about a longer period', async () => {
    const period = textRecord({
      text_id: 3,
      book_id: 2,
      text_date: '1925-09-01',
      text_enddate: '1925-11-01',
    });
    open({ ofDay: [chronicle, period] });
    expect(await screen.findByRole('heading', { level: 2, name: 'Chronicle of the route' })).toBeDefined();
    expect(headings(2)).toHaveLength(2);
  });
});

test('a day without entries has a message with the nearest days', async () => {
  open({ ofDay: [], all: [chronicle] });
  expect(await screen.findByText(/no entry of 22 September 1925 alone/)).toBeDefined();
});

test.each(['1925-02-30', 'yesterday'])('the address %s is not a day, which is reported', async (date) => {
  open({ date });
  expect(await screen.findByText(/does not contain a day/)).toBeDefined();
  expect(serve).not.toHaveBeenCalledWith(expect.stringContaining('texts_by_date'), expect.anything());
});

test('texts that fail to load have a message, and are requested again', async () => {
  const user = userEvent.setup();
  open({ isOffline: true });
  const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5000 });
  serve.mockImplementation(online([chronicle], [chronicle]));
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: '22 September 1925' })).toBeDefined();
});
