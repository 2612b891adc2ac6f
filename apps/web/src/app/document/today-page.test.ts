import { createApiClient } from '@cae-map/contract/api/client';
import type { CaravanDayRecord } from '@cae-map/contract/entities/caravan';
import { afterEach, expect, test, vi } from 'vitest';
import { createPageRenderer } from '../../renderer.tsx';
import { placeRecord } from '../../testing/data/records.ts';
import { servedRecords } from '../../testing/data/served-records.ts';

const leh = placeRecord({
  visited_on: 'cae',
  ispathpart: true,
  date_format: 'YYYY-MM-DD',
  minzoom: 4,
  place_id: 53,
  seqid: 1,
  title_ru: 'Лех',
  title_en: 'Leh',
  latitude: 34.16,
  longitude: 77.58,
  date: '1925-08-26',
  enddate: '1925-08-28',
});

function caravanOf(fields: Partial<CaravanDayRecord> = {}): CaravanDayRecord {
  return {
    today: '2025-08-27',
    date: '1925-08-27',
    kind: 'day',
    text: {
      ru: { date: '27 августа 1925', where: 'Лех', details: [] },
      en: { date: '27 August 1925', where: 'Leh', details: [] },
    },
    ...fields,
  };
}

/** Renders the page of today for a day that the server has added to its path. */
async function renderToday(path: string, caravan: CaravanDayRecord) {
  const served = servedRecords({ places: [leh] });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    if (pathname === `/v1/caravan/days/${caravan.today}`) return Response.json(caravan);
    return await served(input, init);
  });
  const origin = 'https://map.example.org';
  return await createPageRenderer().render({
    path,
    origin,
    client: createApiClient({ origin }),
    isCrawler: false,
  });
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    '/today?on=2025-08-27',
    'Сто лет назад сегодня',
    '27 августа 1925',
    'https://map.example.org/day/1925-08-27',
  ],
  [
    '/en/today?on=2025-08-27',
    'A hundred years ago today',
    '27 August 1925',
    'https://map.example.org/en/day/1925-08-27',
  ],
])(
  'the page %s is rendered with the day, and its canonical URL is that of the day',
  async (path, title, date, url) => {
    const { status, head, body, data } = await renderToday(path, caravanOf());
    expect(status).toBe(200);
    expect(body).toContain(title);
    expect(body).toContain(date);
    expect(body).toContain('webcal://map.example.org');
    expect(head).toContain(`<link rel="canonical" href="${url}" />`);
    expect(JSON.stringify(data)).toContain('"2025-08-27"');
  },
);

test('the page of today names what is next on a day without the expedition', async () => {
  const where = 'The expedition has not begun yet. Its first day is 26 August 1925.';
  const caravan = caravanOf({
    today: '2025-08-20',
    date: '1925-08-20',
    kind: 'before',
    text: { ru: { date: '', where: '', details: [] }, en: { date: '20 August 1925', where, details: [] } },
  });
  const { status, head, body } = await renderToday('/en/today?on=2025-08-20', caravan);
  expect(status).toBe(200);
  expect(body).toContain(where);
  expect(head).toContain('<link rel="canonical" href="https://map.example.org/en/today" />');
});
