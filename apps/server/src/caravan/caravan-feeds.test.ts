import { gunzipSync } from 'node:zlib';
import ICAL from 'ical.js';
import { JSDOM, type ParsedDocument } from 'jsdom';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { places } from '../database/schema.ts';
import { openLoadedDatabase, openTestDatabase } from '../testing/databases/databases.ts';
import { aPlace } from '../testing/records.ts';
import { testApp } from '../testing/test-app.ts';

const publicUrl = 'https://map.example.org';
/** Two weeks. */
const feedDays = 14;
const noon = '2026-11-29T12:00:00Z';
const feedUrls = [
  '/feed.xml',
  '/atom.xml',
  '/calendar.ics',
  '/en/feed.xml',
  '/en/atom.xml',
  '/en/calendar.ics',
];
let app: FastifyInstance;

beforeAll(async () => {
  app = await testApp({ database: await openLoadedDatabase() }, { publicUrl });
});
afterAll(() => app.close());
beforeEach(() => void vi.useFakeTimers({ now: new Date(noon), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Parses XML; a text that is not well-formed throws. */
function parseXml(text: string): ParsedDocument {
  return new new JSDOM('').window.DOMParser().parseFromString(text, 'text/xml');
}

/** The texts of the elements of a feed with a name. */
function textsOf(document: ParsedDocument, name: string): (string | null)[] {
  return [...document.querySelectorAll(name)].map(({ textContent }) => textContent);
}

async function fetchText(url: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await app.inject({ url, headers });
  expect(response.statusCode).toBe(200);
  return response.body;
}

function eventsOf(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('the RSS feed', () => {
  test.each([
    ['/feed.xml', 'ru', '29 ноября 1926: Улан-Батор (Урга)', 'https://map.example.org/day/1926-11-29'],
    [
      '/en/feed.xml',
      'en',
      '29 November 1926: Ulaanbaatar (Urga)',
      'https://map.example.org/en/day/1926-11-29',
    ],
  ])('%s has the required elements and the last days in %s', async (url, language, title, link) => {
    const response = await app.inject(url);
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const document = parseXml(response.body);
    expect(document.documentElement.getAttribute('version')).toBe('2.0');
    const channel = document.querySelector('channel');
    for (const name of ['title', 'link', 'description'])
      expect(channel?.querySelector(`:scope > ${name}`)?.textContent, name).toBeTruthy();
    expect(channel?.querySelector('language')?.textContent).toBe(language);
    const items = [...document.querySelectorAll('item')];
    expect(items).toHaveLength(feedDays);
    expect(items[0]?.querySelector('title')?.textContent).toBe(title);
    expect(items[0]?.querySelector('guid')?.textContent).toBe(link);
    expect(textsOf(document, 'pubDate').slice(0, 2)).toEqual([
      'Sun, 29 Nov 2026 00:00:00 GMT',
      'Sat, 28 Nov 2026 00:00:00 GMT',
    ]);
    expect(new Set(textsOf(document, 'guid')).size).toBe(feedDays);
  });
});

describe('the Atom feed', () => {
  test.each(['/atom.xml', '/en/atom.xml'])('%s has the required elements', async (url) => {
    const document = parseXml(await fetchText(url));
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    for (const name of ['id', 'title', 'updated', 'author'])
      expect(document.querySelector(`feed > ${name}`)?.textContent, name).toBeTruthy();
    const entries = [...document.querySelectorAll('entry')];
    expect(entries).toHaveLength(feedDays);
    for (const entry of entries) {
      for (const name of ['id', 'title', 'updated'])
        expect(entry.querySelector(name)?.textContent, name).toBeTruthy();
      expect(entry.querySelector('link')?.getAttribute('href')).toMatch(/^https:\/\/map\.example\.org\//);
    }
  });
});

describe('the calendar', () => {
  test.each(['/calendar.ics', '/en/calendar.ics'])(
    '%s has one event of a whole day for each day',
    async (url) => {
      const text = await fetchText(url);
      const events = eventsOf(text);
      expect(events).toHaveLength(31 + 1 + 92);
      for (const event of events) {
        expect([event.startDate.isDate, event.endDate.isDate]).toEqual([true, true]);
        // The end is exclusive.
        expect(event.endDate.subtractDate(event.startDate).toSeconds()).toBe(86_400);
        expect(event.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-29T00:00:00Z');
      }
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      const today = events.find(({ startDate }) => startDate.toString() === '2026-11-29');
      expect(today?.uid).toMatch(/^1926-11-29-(?:ru|en)@map\.example\.org$/);
      expect(today?.summary).toMatch(/1926: (?:Улан-Батор \(Урга\)|Ulaanbaatar \(Urga\))/);
    },
  );

  test('has lines of at most 75 octets that end with CR LF, in Cyrillic too', async () => {
    const lines = (await fetchText('/calendar.ics')).split('\r\n');
    expect(lines.some((line) => /[А-я]/.test(line) && line.startsWith(' '))).toBe(true);
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))).toEqual([]);
  });

  test('has the same ids for a day on the next day', async () => {
    const idsOf = async () => new Set(eventsOf(await fetchText('/calendar.ics')).map(({ uid }) => uid));
    const ids = await idsOf();
    vi.setSystemTime(new Date('2026-11-30T12:00:00Z'));
    const nextIds = await idsOf();
    expect([...nextIds].filter((id) => !ids.has(id))).toHaveLength(1);
  });
});

describe('a feed', () => {
  test.each(feedUrls)(
    '%s is not sent again to a client that has it, and is sent on the next day',
    async (url) => {
      const { headers } = await app.inject(url);
      const etag = String(headers.etag);
      const modified = String(headers['last-modified']);
      const statusOf = async (sent: Record<string, string>) =>
        (await app.inject({ url, headers: sent })).statusCode;
      expect(await statusOf({ 'if-none-match': etag })).toBe(304);
      expect(await statusOf({ 'if-modified-since': modified })).toBe(304);
      vi.setSystemTime(new Date('2026-11-30T00:00:00Z'));
      expect(await statusOf({ 'if-none-match': etag })).toBe(200);
      expect(await statusOf({ 'if-modified-since': modified })).toBe(200);
    },
  );

  test.each(['Fri, 01 Jan 2100 00:00:00 GMT', 'Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday', ''])(
    'is the same for a client with the clock %j',
    async (date) => {
      const usual = await fetchText('/feed.xml');
      expect(await fetchText('/feed.xml', { 'if-modified-since': date, date })).toBe(usual);
    },
  );

  test('has the day of the time zone of its query', async () => {
    const idOf = async (query: string) =>
      textsOf(parseXml(await fetchText(`/en/feed.xml${query}`)), 'guid')[0];
    expect(await idOf('?zone=Pacific/Kiritimati')).toBe('https://map.example.org/en/day/1926-11-30');
    expect(await idOf('?zone=asia/tokyo')).toBe('https://map.example.org/en/day/1926-11-29');
    expect(await idOf('?zone=Mars/Olympus')).toBe('https://map.example.org/en/day/1926-11-29');
  });

  test('is at most 30 kB, and the calendar at most 120 kB', async () => {
    const sizes = await Promise.all(feedUrls.map(async (url) => Buffer.byteLength(await fetchText(url))));
    expect(Math.max(...sizes.filter((_, index) => index % 3 !== 2))).toBeLessThan(30_000);
    expect(Math.max(...sizes)).toBeLessThan(120_000);
  });

  test('is sent compressed', async () => {
    const { rawPayload } = await app.inject({ url: '/feed.xml', headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(rawPayload).toString()).toContain('<rss');
  });

  test('names what is next when a journey has ended', async () => {
    vi.setSystemTime(new Date('2029-06-01T00:00:00Z'));
    const document = parseXml(await fetchText('/en/feed.xml'));
    expect(textsOf(document, 'title').slice(-1)).toEqual([
      'The journey has ended. The next day on the map is 1 March 1934.',
    ]);
    expect(eventsOf(await fetchText('/en/calendar.ics'))).toEqual([]);
  });
});

describe('a title with markup, control characters and signs of iCalendar', () => {
  const attack = ']]><script>alert(1)</script>\u0007\r\nEND:VEVENT;,\\';
  let attacked: FastifyInstance;
  beforeAll(async () => {
    const database = await openTestDatabase('embedded');
    const title = attack.replace('\u0007', '\u0001');
    await database.orm.insert(places).values(
      aPlace({
        title_ru: title,
        title_en: title,
        visited_on: 'cae',
        ispathpart: true,
        minzoom: 5,
        date: '1926-11-29',
        enddate: '1926-11-29',
        date_format: 'YYYY-MM-DD',
      }),
    );
    attacked = await testApp({ database }, { publicUrl });
  });
  afterAll(() => attacked.close());

  test.each(['/feed.xml', '/atom.xml'])('is a text in %s', async (url) => {
    const document = parseXml((await attacked.inject(url)).body);
    expect(document.querySelector('script')).toBeNull();
    expect(document.documentElement.innerHTML).not.toContain('<script');
  });

  test('is one property of one event in the calendar', async () => {
    const events = eventsOf((await attacked.inject('/calendar.ics')).body);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toContain('END:VEVENT;,\\');
  });
});
