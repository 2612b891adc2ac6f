import { createApiClient } from '@cae-map/contract/api/client';
import type { RenderedPage } from '@cae-map/contract/api/page-renderer';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPageRenderer } from '../../renderer.tsx';
import { imageRecord, placeRecord, textRecord } from '../../testing/data/records.ts';
import { servedRecords, type ServedRecords } from '../../testing/data/served-records.ts';

const stop = { visited_on: 'cae', ispathpart: true, date_format: 'YYYY-MM-DD', minzoom: 4 } as const;
const leh = placeRecord({
  ...stop,
  place_id: 53,
  seqid: 1,
  title_ru: 'Лех',
  title_en: 'Leh',
  latitude: 34.16,
  longitude: 77.58,
  date: '1925-08-26',
  enddate: '1925-08-28',
});
const khotan = placeRecord({
  ...stop,
  place_id: 60,
  seqid: 2,
  title_en: 'Khotan',
  latitude: 37.1,
  longitude: 79.9,
  date: '1925-09-07',
  enddate: '1925-09-08',
});
const text = {
  ...textRecord({
    text_id: 9,
    chapter_id: 4,
    book_id: 1,
    text_date: '1925-08-27',
    text_enddate: null,
    text_onplace_en: 'Leh',
    text_content_en: '<p>The <b>bazaar</b> of Leh & more.</p>',
  }),
  place_ids: [53],
};
const records: ServedRecords = {
  places: [leh, khotan],
  images: [
    imageRecord({
      image_id: 7,
      place_id: 53,
      image_type: 'painting',
      title_en: 'A "Wall" </script>',
      year: 1925,
    }),
  ],
  texts: [text],
  books: [
    {
      book_id: 1,
      book_type: 'chronicle',
      book_title: 'Хроника',
      book_title_en: 'Chronicle',
      book_author: '',
      book_author_en: '',
      book_rights: '',
      book_rights_en: '',
      is_downloadable: true,
    },
  ],
  chapters: [
    {
      chapter_id: 4,
      book_id: 1,
      chapter_seqid: 1,
      chapter_title: 'Ладак',
      chapter_title_en: 'Ladakh',
      chapter_fromdate: null,
      chapter_todate: null,
    },
  ],
  formerRecords: { texts: [8], images: [6] },
};

beforeEach(() => vi.stubGlobal('fetch', servedRecords(records)));
afterEach(() => vi.unstubAllGlobals());

async function render(path: string): Promise<RenderedPage> {
  const client = createApiClient({ origin: 'http://server.invalid' });
  return await createPageRenderer().render({
    path,
    origin: 'https://map.example.org',
    client,
    isCrawler: false,
  });
}

/** The structured data of a page: the record, then the breadcrumbs. */
function structuredIn({ head }: RenderedPage): readonly Record<string, unknown>[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? [];
  const data: { '@graph'?: Record<string, unknown>[] } = JSON.parse(json);
  return data['@graph'] ?? [];
}

describe.each([
  ['/en/day/1925-08-27', 'Trip', '27 August 1925'],
  ['/en/text/9', 'CreativeWork', '27 August 1925 · Leh'],
  ['/en/picture/7', 'VisualArtwork', 'A "Wall" </script>'],
  ['/en/place/53', 'Place', 'Leh, 26–28 August 1925'],
])('the page %s', (path, type, title) => {
  test('has its canonical URL, its languages and its twins in the head', async () => {
    const { status, head } = await render(path);
    expect(status).toBe(200);
    const url = `https://map.example.org${path}`;
    expect(head).toContain(`<link rel="canonical" href="${url}" />`);
    expect(head).toContain(`hreflang="ru" href="${url.replace('/en', '')}"`);
    expect(head).toContain(`<meta property="og:url" content="${url}" />`);
    for (const format of ['json', 'geojson', 'bib', 'ris']) expect(head).toContain(`href="${url}.${format}"`);
  });

  test('has structured data of its type, and breadcrumbs that end with it', async () => {
    const [record, breadcrumbs] = structuredIn(await render(path));
    expect(record).toMatchObject({ '@type': type, url: `https://map.example.org${path}` });
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
    const items = breadcrumbs?.itemListElement;
    expect(Array.isArray(items) ? items.at(-1) : null).toMatchObject({ name: title });
  });

  test('links to what is cited, to its twins and to its licence in the header Link', async () => {
    const { links } = await render(path);
    const url = `https://map.example.org${path}`;
    expect(links).toContain(`<${url}>; rel="cite-as"`);
    expect(links).toContain(`<${url}.bib>; rel="describedby"; type="application/x-bibtex"`);
  });

  test('has twins that link back to it', async () => {
    for (const format of ['json', 'geojson', 'bib', 'ris']) {
      const { status, twin, links } = await render(`${path}.${format}`);
      expect(status, format).toBe(200);
      expect(twin?.text, format).toContain(`https://map.example.org${path}`);
      expect(links, format).toContain(`<https://map.example.org${path}>; rel="describes"`);
    }
  });
});

test('the page of a day shows where the expedition was, what was written, and links to the neighbouring days', async () => {
  const { body } = await render('/en/day/1925-08-27');
  expect(body).toContain('href="/en/place/53"');
  expect(body).toContain('day 2 of 3');
  expect(body).toContain('<b>bazaar</b>');
  expect(body).toContain('href="/en/text/9"');
  expect(body).toContain('rel="prev" href="/en/day/1925-08-26"');
  expect(body).toContain('rel="next" href="/en/day/1925-08-28"');
});

test('the page of a day without an entry names both stops and that the position is calculated', async () => {
  const { body } = await render('/en/day/1925-09-02');
  expect(body).toContain('On the way between:');
  expect(body).toContain('The position is calculated');
  expect(body).toContain('There is no entry for this day.');
  expect(body).toContain('href="/en/day/1925-08-27"');
  const { twin } = await render('/en/day/1925-09-02.geojson');
  expect(JSON.parse(twin?.text ?? '')).toMatchObject({ properties: { basis: 'interpolated' } });
});

test.each([
  ['/en/day/1926-02-30', 404, 'There is no such day in the calendar'],
  ['/en/day/1930-01-01', 404, 'There was no expedition on this day'],
  ['/day/1926-02-30', 404, 'Такого дня нет в календаре'],
  ['/en/text/-9', 404, 'There is no such entry'],
  ['/en/text/1000', 404, 'There is no such entry'],
  ['/en/text/8', 410, 'The entry was deleted'],
  ['/en/picture/+7', 404, 'There is no such picture'],
  ['/picture/6', 410, 'Изображение удалено'],
  ['/en/work/none', 404, 'There is no such work'],
  ['/en/days/1925-13', 404, 'The expedition has no such month'],
  ['/en/pictures?page=9', 404, 'The list has no such page'],
])('the page %s has the status %i and tells what to do', async (path, status, title) => {
  const page = await render(path);
  expect(page.status).toBe(status);
  expect(page.body).toContain(title);
  expect(page.head).toContain('noindex');
  expect(page.links).toBeUndefined();
});

test.each([
  ['/en/text/1000.json', 404],
  ['/en/text/8.json', 410],
  ['/en/days.geojson', 404],
])('the twin %s has the status %i and no text', async (path, status) => {
  const { twin, ...page } = await render(path);
  expect([page.status, twin]).toEqual([status, undefined]);
});

test('the JSON of a record has no fields beyond those of the public lists', async () => {
  const { twin } = await render('/en/place/53.json');
  const { record } = JSON.parse(twin?.text ?? '{}');
  const derived = ['leg', 'previous', 'next', 'images', 'texts'];
  expect(Object.keys(record).toSorted()).toEqual([...Object.keys(leh), ...derived].toSorted());
});
