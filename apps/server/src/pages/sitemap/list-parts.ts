import { ApiError, type ApiClient } from '@cae-map/contract/api/client';
import type { LastChange } from '@cae-map/contract/entities/record-state';
import {
  createExpeditionCalendar,
  hasPage,
  imagesOfDay,
  textsOfDay,
} from '@cae-map/expedition/days/expedition-calendar';
import { listExpeditionMonths } from '@cae-map/expedition/days/month-calendar';
import { listMonths, toDayRange } from '@cae-map/expedition/journey/months';
import { wholeJourney } from '@cae-map/expedition/journey/to-journey';
import { isShown } from '@cae-map/expedition/places/images';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { addDays } from '@cae-map/expedition/dates/calendar';
import { RequestError } from '../../responses/request-error.ts';
import type { SitemapPage } from './render-sitemap.ts';

/** The pages of one kind. */
export interface SitemapPart {
  /** A part of its path: lower-case letters, digits and hyphens. */
  readonly name: string;
  readonly pages: readonly SitemapPage[];
}

/** Two languages make twice as many URLs, and a sitemap may have 50,000. */
const maxPages = 20_000;

/** The written pages and the lists. */
const fixedPaths = [
  '/',
  '/books',
  '/aboutcae',
  '/about',
  '/guide',
  '/data',
  '/placeslist',
  '/voyage',
  '/map3d/cae',
  '/map3d/demo',
  '/paintings',
  '/pictures',
  '/sources',
  '/people',
  '/days',
];

/**
 * Lists all pages that search engines should index, by kind; a kind without pages has no part.
 * @throws {RequestError} with the code of a failed call
 */
export async function listSitemapParts(client: ApiClient): Promise<SitemapPart[]> {
  const [places, images, chapters, textIds, people, works, changes] = await Promise.all([
    client.call('listPlaces', {}),
    client.call('listImages', {}),
    client.call('listAllChapters', {}),
    client.call('listAllTextIds', {}),
    client.call('listPeople', {}),
    client.call('listWorks', {}),
    client.call('listLastChanges', {}),
  ]).catch(rethrowAsRequestError);
  const days = new Map(changes.map(({ entity, id, changed_on }) => [`${entity} ${id}`, changed_on]));
  const changedOn = (entity: LastChange['entity'], id: number) => days.get(`${entity} ${id}`) ?? null;
  const journey = wholeJourney(toExpedition({ places, images, textIds }));
  const parts: readonly SitemapPart[] = [
    { name: 'pages', pages: fixedPaths.map(undated) },
    {
      name: 'places',
      pages: places.map(({ place_id: id }) => ({ path: `/place/${id}`, changedOn: changedOn('place', id) })),
    },
    {
      name: 'chapters',
      pages: chapters.map(({ book_id, chapter_id: id }) => ({
        path: `/book/view/${book_id}/${id}`,
        changedOn: changedOn('chapter', id),
      })),
    },
    {
      name: 'texts',
      pages: textIds.map(({ text_id: id }) => ({ path: `/text/${id}`, changedOn: changedOn('text', id) })),
    },
    {
      name: 'pictures',
      pages: images
        .filter((image) => isShown(image, false))
        .map(({ image_id: id }) => ({ path: `/picture/${id}`, changedOn: changedOn('image', id) })),
    },
    { name: 'people', pages: people.map(({ person_id }) => undated(`/person/${person_id}`)) },
    { name: 'works', pages: works.map(({ work_id }) => undated(`/work/${work_id}`)) },
    {
      name: 'days',
      pages: journey === null ? [] : listDays(createExpeditionCalendar(journey, textIds), changedOn),
    },
  ];
  return parts.flatMap(divide);
}

const undated = (path: string): SitemapPage => ({ path, changedOn: null });

/** The months, and the days of which something is told or shown: a page of a day without an entry is found through its neighbours. */
function listDays(
  calendar: ReturnType<typeof createExpeditionCalendar>,
  changedOn: (entity: LastChange['entity'], id: number) => string | null,
): SitemapPage[] {
  const months = listExpeditionMonths(calendar).map(({ month }) => undated(`/days/${month}`));
  const { firstDay, lastDay } = calendar.journey;
  const dates = listMonths({ from: firstDay, to: lastDay }).flatMap(daysOfMonth);
  const days = dates.flatMap((date): SitemapPage[] => {
    const texts = textsOfDay(calendar, date);
    const images = imagesOfDay(calendar, date);
    if (texts.length + images.length === 0 || !hasPage(calendar, date)) return [];
    const changes = [
      ...texts.map(({ text_id }) => changedOn('text', text_id)),
      ...images.map(({ image_id }) => changedOn('image', image_id)),
    ];
    return [{ path: `/day/${date}`, changedOn: latest(changes) }];
  });
  return [...months, ...days];
}

function daysOfMonth(month: string): string[] {
  const range = toDayRange(`${month}-01`, 'month');
  const length = range === null ? 0 : Number(range.to.slice(-2));
  return Array.from({ length }, (_, index) => addDays(`${month}-01`, index));
}

/** The latest of some days; null without any. */
export function latest(days: readonly (string | null)[]): string | null {
  return days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
}

function divide({ name, pages }: SitemapPart): SitemapPart[] {
  if (pages.length <= maxPages) return pages.length === 0 ? [] : [{ name, pages }];
  return Array.from({ length: Math.ceil(pages.length / maxPages) }, (_, index) => ({
    name: `${name}-${index + 1}`,
    pages: pages.slice(index * maxPages, (index + 1) * maxPages),
  }));
}

/** Keeps the status of a failed call (503), which would be 500 otherwise. */
function rethrowAsRequestError(error: unknown): never {
  if (error instanceof ApiError && error.code !== undefined)
    throw new RequestError(error.code, error.message, { cause: error });
  throw error;
}
