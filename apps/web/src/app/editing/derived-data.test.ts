import { contentPageQuery } from '../../features/content-pages/content-page-screens.tsx';
import { chaptersQuery } from '../../features/journey/voyage/chapters-query.ts';
import { citedMarchQuery, marchesQuery } from '../../lib/marches/marches-query.ts';
import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import {
  QueryClient,
  QueryObserver,
  skipToken,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { concordanceQuery } from '../../features/books/concordance/concordance-query.ts';
import { nameQuery } from '../../features/books/names/name-query.ts';
import { chapterPicturesQuery as textPicturesQuery } from '../../features/books/pictures/chapter-pictures-query.ts';
import { bookDayQuery } from '../../features/books/synopsis/book-day-query.ts';
import { libraryQuery } from '../../features/books/library/library-query.ts';
import { textPageQuery } from '../../features/books/text-page/text-page-query.ts';
import { contentCounts } from '../../features/content-pages/content-counts.ts';
import { journeyDrawingQuery } from '../../features/content-pages/journey-map.tsx';
import { monthQuery, monthsQuery } from '../../features/days/calendar-query.ts';
import { dayQuery } from '../../features/days/day/day-query.ts';
import { picturePageQuery, picturesQuery } from '../../features/gallery/picture-page/picture-query.ts';
import { chapterPicturesQuery } from '../../features/journey/voyage/chapter-pictures-query.ts';
import { listedStopsQuery } from '../../features/map3d/expedition/listed-stops-query.ts';
import { flightStopsQuery } from '../../features/map3d/flight/flight-stops-query.ts';
import { paintingsQuery, paintingValuesQuery } from '../../features/paintings/state/paintings-queries.ts';
import { peopleQuery } from '../../features/people/people-query.ts';
import { personQuery } from '../../features/people/person/person-query.ts';
import { aliasesQuery } from '../../features/search/engine/aliases-query.ts';
import { listedYearsQuery } from '../../features/search/places-list/filters/listed-years-query.ts';
import { bibliographyQuery, workQuery } from '../../features/sources/bibliography-query.ts';
import { expeditionQuery } from '../../lib/api/expedition-query.ts';
import { listQuery } from '../../lib/api/lists.ts';
import { createCachingClient } from '../../lib/api/writes/caching-client.ts';
import { refreshRecords } from '../../lib/api/writes/refresh-records.ts';
import { embeddedHeightQuery } from '../../lib/heights/embedded-height-query.ts';
import { placePeopleQuery } from '../../lib/people/place-people-query.ts';
import { embeddedPlaceViewQuery } from '../../lib/place-view/place-view-query.ts';
import { chapterSourcesQuery } from '../../lib/sources/chapter-sources-query.ts';
import { placeSourcesQuery } from '../../lib/sources/place-sources-query.ts';
import { fakeCalls } from '../../testing/data/fake-calls.ts';
import { imageRecord, placeRecord, textRecord } from '../../testing/data/records.ts';
import { imageRevision, placeRevision } from '../../testing/editor.ts';

const stop = { visited_on: 'cae', ispathpart: true, zoom: 'large' } as const;

/** The records of the fake server. */
const initial = {
  places: [
    placeRecord({
      ...stop,
      place_id: 5,
      seqid: 1,
      latitude: 30,
      title_en: 'Bombay',
      date: '1923-12-02',
      enddate: null,
    }),
    placeRecord({ ...stop, place_id: 53, seqid: 2, latitude: 34, title_en: 'Leh' }),
  ],
  images: [
    imageRecord({
      image_id: 1,
      place_id: 53,
      image_type: 'painting',
      filename: 'a.webp',
      url: '/media/a.webp',
      title_en: 'Himalayas',
    }),
  ],
  works: [{ work_id: 'altai', title_en: 'Altai', kind: 'diary' }],
  people: [
    {
      person_id: 'george',
      name_en: 'George',
      group: 'family',
      stretches: [{ from: 5, to: 53 }],
      sources: [{ work: 'altai' }],
    },
  ],
  texts: [textRecord({ text_id: 9, text_date: '1925-09-19', text_onplace_en: 'Leh' })],
  pages: [{ page_name: 'about', title_ru: 'О', title_en: 'About', text_ru: 'x', text_en: 'x' }],
  captions: [{ slug: 'darjeeling', title_en: 'Setting out' }],
  aliases: [{ place_ids: [53], names: [{ language: 'zh', name: '列城' }] }],
  viewpoints: [{ place_id: 53, altitude: 3600, range: 42_000, tilt: 74, heading: 15, rest_seconds: 16 }],
  chapters: [{ chapter_id: 4, book_id: 1, chapter_seqid: 1, chapter_title_en: 'The Road' }],
};

const text = { ...textRecord({ text_id: 9, chapter_id: 4, book_id: 1 }), place_ids: [53] };

let stored: typeof initial;
let queryClient: QueryClient;
let client: BrowserApiClient;
let received: ReturnType<typeof fakeCalls>['received'];

beforeEach(() => {
  stored = initial;
  queryClient = new QueryClient();
  const calls = fakeCalls({
    listPlaces: () => stored.places,
    listImages: () => stored.images,
    listWorks: () => stored.works,
    listPeople: () => stored.people,
    listPages: () => stored.pages,
    listCaptions: () => stored.captions,
    listAliases: () => stored.aliases,
    listViewpoints: () => stored.viewpoints,
    listAllChapters: () => stored.chapters,
    listBooks: () => [{ book_id: 1 }],
    listAllTextIds: () => [text],
    listAllTexts: () => [text],
    listTexts: () => [text],
    getText: () => text,
    listTextsByDate: () => stored.texts,
    listCitations: () => [
      { place_id: 53, text_id: null, sources: [{ work: 'altai' }] },
      { place_id: null, text_id: 9, sources: [{ work: 'altai' }] },
    ],
    // The server derives both from the places.
    listInferredLegs: () => [{ place_id: 53, points: [[(stored.places[1]?.latitude ?? 0) - 1, 77.6]] }],
    listStatedMarches: () => [
      {
        place_id: 53,
        distance: {
          value: 20,
          unit: 'miles',
          from_place_id: stored.places[0]?.place_id,
          to_place_id: 53,
          work: 'altai',
          page: '60',
        },
      },
    ],
    listHeights: () => stored.places.map(({ place_id, latitude }) => ({ place_id, height_m: latitude })),
    getConfiguration: () => ({
      hidden_place_ids: [],
      book_pictures: { paintings: true, duplicate_place_ids: [] },
    }),
    updatePlace: () => placeRevision({ ...stored.places[1], version: 4 }),
    updateImage: () => imageRevision({ ...stored.images[0], version: 4 }),
    createPlace: () => placeRevision({ ...stored.places[2], version: 1 }),
    updateAlias: () => ({ ...stored.aliases[0], alias_id: 3, version: 2 }),
    updateHeight: () => ({ place_id: 53, metres: 3520, height_id: 4, version: 2 }),
  });
  received = calls.received;
  client = createCachingClient(calls.client, queryClient);
});

function storePlace(fields: Partial<PlaceRecord>): void {
  stored = {
    ...stored,
    places: stored.places.map((place) => (place.place_id === 53 ? { ...place, ...fields } : place)),
  };
}

/** Saves the second place with other fields. The bodies of the fake calls are not read. */
async function savePlace(fields: Partial<PlaceRecord>): Promise<void> {
  storePlace(fields);
  await client.call('updatePlace', { place_id: 53 }, { body: placeRevision(), version: 3 });
}

async function saveImage(fields: Partial<ImageRecord>): Promise<void> {
  stored = { ...stored, images: stored.images.map((image) => ({ ...image, ...fields })) };
  await client.call('updateImage', { image_id: 1 }, { body: imageRevision(), version: 3 });
}

const addPlace = async () => {
  stored = { ...stored, places: [...stored.places, placeRecord({ place_id: 60, seqid: 3 })] };
  await client.call('createPlace', {}, { body: placeRevision() });
};
const rename = () => savePlace({ title_en: 'Renamed' });
const move = () => savePlace({ latitude: 36 });
/** Records that no call of the page changes yet. */
const renameWork = () => {
  stored = { ...stored, works: stored.works.map((work) => ({ ...work, title_en: 'Renamed' })) };
  return refreshRecords(queryClient, ['works']);
};
const renamePerson = () => {
  stored = { ...stored, people: stored.people.map((person) => ({ ...person, name_en: 'Renamed' })) };
  return refreshRecords(queryClient, ['people']);
};
const renamePage = () => {
  stored = { ...stored, pages: stored.pages.map((page) => ({ ...page, title_en: 'Renamed' })) };
  return refreshRecords(queryClient, ['pages']);
};
const renameCaption = () => {
  stored = { ...stored, captions: stored.captions.map((caption) => ({ ...caption, title_en: 'Renamed' })) };
  return refreshRecords(queryClient, ['captions']);
};
const renameChapter = () => {
  stored = {
    ...stored,
    chapters: stored.chapters.map((chapter) => ({ ...chapter, chapter_title_en: 'Renamed' })),
  };
  return refreshRecords(queryClient, ['chapters']);
};

const renameText = () => {
  stored = { ...stored, texts: stored.texts.map((each) => ({ ...each, text_onplace_en: 'Renamed' })) };
  return refreshRecords(queryClient, ['texts']);
};

/** A derived query of any data; `read` finds the value that the write changes. */
interface Case<Data, Key extends QueryKey> {
  readonly query: () => QueryObserverOptions<Data, Error, Data, Data, Key>;
  readonly read: (data: Data) => unknown;
  readonly write: () => Promise<void>;
  readonly before: unknown;
  readonly after: unknown;
}

/** Hides the types of the data, so that all cases are in one table. */
function derived<Data, Key extends QueryKey>({ query, read, write, before, after }: Case<Data, Key>) {
  return {
    before,
    after,
    write,
    load: () => queryClient.fetchQuery(query()).then(read),
    /** Shows the data until the end of the test. */
    show: () => {
      const observer = new QueryObserver(queryClient, query());
      observer.subscribe(() => {});
      return () => {
        const { data } = observer.getCurrentResult();
        return data === undefined ? undefined : read(data);
      };
    },
  };
}

const json = (data: unknown): string => JSON.stringify(data);
const hasRenamed = (data: unknown): boolean => json(data).includes('Renamed');
const renamed = { read: hasRenamed, before: false, after: true } as const;
const all: readonly number[] = [];

const cases = {
  expedition: derived({
    query: () => expeditionQuery(client),
    read: ({ expedition }) => expedition.byId.get(53)?.record.title_en,
    write: rename,
    before: 'Leh',
    after: 'Renamed',
  }),
  'journey-drawing': derived({
    query: () => journeyDrawingQuery(client),
    read: (drawing) => drawing?.stops.map(({ title_en }) => title_en),
    write: rename,
    before: ['Bombay', 'Leh'],
    after: ['Bombay', 'Renamed'],
  }),
  'content-counts': derived({
    query: () => contentCounts(client),
    read: ({ places }) => places,
    write: addPlace,
    before: 2,
    after: 3,
  }),
  'listed-years': derived({
    query: () => listedYearsQuery(client, all),
    read: (years) => years,
    write: () => savePlace({ date: '1926-01-01', enddate: null }),
    before: [1923, 1925],
    after: [1923, 1926],
  }),
  'voyage-pictures': derived({
    query: () => chapterPicturesQuery(client),
    ...renamed,
    write: () => saveImage({ title_en: 'Renamed' }),
  }),
  bibliography: derived({ query: () => bibliographyQuery(client), ...renamed, write: rename }),
  work: derived({ query: () => workQuery(client, 'altai'), ...renamed, write: rename }),
  'expedition-day': derived({
    query: () => dayQuery(client, '1925-09-19'),
    ...renamed,
    write: rename,
  }),
  'expedition-months': derived({
    query: () => monthsQuery(client),
    read: ({ lastDay }) => lastDay,
    write: () => savePlace({ date: '1926-01-01', enddate: '1926-01-05' }),
    before: '1925-09-19',
    after: '1926-01-05',
  }),
  'expedition-month': derived({
    query: () => monthQuery(client, '1926-01'),
    read: (month) => month?.month,
    write: () => savePlace({ date: '1926-01-01', enddate: '1926-01-05' }),
    before: undefined,
    after: '1926-01',
  }),
  'text-page': derived({ query: () => textPageQuery(client, 9), ...renamed, write: renameChapter }),
  'picture-page': derived({
    query: () => picturePageQuery(client, 1),
    ...renamed,
    write: () => saveImage({ title_en: 'Renamed' }),
  }),
  'pictures-page': derived({
    query: () => picturesQuery(client, 1),
    ...renamed,
    write: () => saveImage({ title_en: 'Renamed' }),
  }),
  paintings: derived({
    query: () => paintingsQuery(client, all),
    read: (paintings) => paintings.map(({ place }) => place?.record.title_en),
    write: rename,
    before: ['Leh'],
    after: ['Renamed'],
  }),
  'painting-values': derived({
    query: () => paintingValuesQuery(client, { whitelist: all, language: 'en' }),
    ...renamed,
    write: rename,
  }),
  concordance: derived({
    query: () => concordanceQuery(client),
    read: (concordance) =>
      concordance.find('caravan', { match: 'stem' }).map(({ item }) => item.chapter.chapter_title_en),
    write: renameChapter,
    before: ['The Road'],
    after: ['Renamed'],
  }),
  library: derived({ query: () => libraryQuery(client), ...renamed, write: renameChapter }),
  'map3d-stops': derived({ query: () => listedStopsQuery(client), ...renamed, write: rename }),
  'flight-stops': derived({ query: () => flightStopsQuery(client), ...renamed, write: rename }),
  'content-page': derived({
    query: () => contentPageQuery(client, 'about', 'en'),
    ...renamed,
    write: renamePage,
  }),
  'voyage-chapters': derived({ query: () => chaptersQuery(client), ...renamed, write: renameCaption }),
  marches: derived({
    query: () => marchesQuery(client),
    read: (marches) => (marches.get(53)?.measuredMetres ?? 0) > 550_000,
    write: move,
    before: false,
    after: true,
  }),
  'cited-march': derived({
    query: () => citedMarchQuery(client, 53),
    ...renamed,
    write: renameWork,
  }),
  person: derived({ query: () => personQuery(client, 'george'), ...renamed, write: rename }),
  people: derived({ query: () => peopleQuery(client), ...renamed, write: renamePerson }),
  'place-people': derived({ query: () => placePeopleQuery(client, 53), ...renamed, write: renamePerson }),
  'place-sources': derived({ query: () => placeSourcesQuery(client, 53), ...renamed, write: renameWork }),
  'name-card': derived({
    query: () => nameQuery(client, { kind: 'place', id: 53 }),
    read: (named) => (named?.kind === 'place' ? named.place.title_en : null),
    write: rename,
    before: 'Leh',
    after: 'Renamed',
  }),
  'chapter-pictures': derived({
    query: () => textPicturesQuery(client, { bookId: 1, chapterId: 4, showAllPhotos: false }),
    read: ({ images }) => images[0]?.title_en,
    write: () => saveImage({ title_en: 'Renamed' }),
    before: 'Himalayas',
    after: 'Renamed',
  }),
  'book-day': derived({
    query: () => bookDayQuery(client, '1925-09-19'),
    read: ({ books }) => books[0]?.[0]?.text_onplace_en,
    write: renameText,
    before: 'Leh',
    after: 'Renamed',
  }),
  'chapter-sources': derived({
    query: () => chapterSourcesQuery(client, { bookId: 1, chapterId: 4 }),
    ...renamed,
    write: renameWork,
  }),
};

describe.each(Object.entries(cases))(
  'the derived query %s',
  (_name, { load, show, write, before, after }) => {
    test('shows the new value after a change of its source', async () => {
      const shown = show();
      await load();
      expect(shown()).toEqual(before);
      await write();
      expect(shown()).toEqual(after);
    });

    test('that is not shown is used with the new value after a change of its source', async () => {
      expect(await load()).toEqual(before);
      await write();
      expect(await load()).toEqual(after);
    });
  },
);

test.each([
  ['place-view', [...embeddedPlaceViewQuery(53).queryKey]],
  ['place-height', [...embeddedHeightQuery(53).queryKey]],
])(
  'the data %s that the server has embedded in the page are discarded after a change',
  async (name, queryKey) => {
    expect(queryKey[1]).toBe(name);
    queryClient.setQueryData(queryKey, { view: null, record: null });
    new QueryObserver<unknown>(queryClient, { queryKey, queryFn: skipToken }).subscribe(() => {});
    await rename();
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  },
);

test('after a stop is moved, its height, the inferred line to it and the lists of places are fetched again', async () => {
  const expedition = derived({
    query: () => expeditionQuery(client),
    read: (loaded) => [
      loaded.expedition.byId.get(53)?.position?.[0],
      loaded.expedition.getLeg(53)?.points[1]?.[0],
    ],
    write: move,
    before: [34, 33],
    after: [36, 35],
  });
  const heights = derived({
    query: () => listQuery(client, 'listHeights'),
    read: ({ records }) => records.find(({ place_id }) => place_id === 53)?.height_m,
    write: move,
    before: 34,
    after: 36,
  });
  const shown = [expedition.show(), heights.show()];
  expect([await expedition.load(), await heights.load()]).toEqual([expedition.before, heights.before]);
  received.length = 0;
  await move();
  await expect.poll(() => shown.map((read) => read())).toEqual([expedition.after, heights.after]);
  expect(received.map(({ name }) => name).toSorted()).toEqual([
    'listHeights',
    'listInferredLegs',
    'listPlaces',
    'updatePlace',
  ]);
});

test('the names that the search uses are fetched again after an editor has changed them', async () => {
  const shown = new QueryObserver(queryClient, aliasesQuery(client));
  shown.subscribe(() => {});
  await expect.poll(() => shown.getCurrentResult().data?.map(({ name }) => name)).toEqual(['列城']);
  const body = { place_ids: [53], names: [{ language: 'bo', name: 'གླེ' }], note: '' };
  stored = { ...stored, aliases: [body] };
  await client.call('updateAlias', { alias_id: 3 }, { body, version: 1 });
  await expect.poll(() => shown.getCurrentResult().data?.map(({ name }) => name)).toEqual(['གླེ']);
});

test('the heights are fetched again after an editor has changed that of a stop', async () => {
  new QueryObserver(queryClient, listQuery(client, 'listHeights')).subscribe(() => {});
  await expect.poll(() => received.map(({ name }) => name)).toEqual(['listHeights']);
  const body = { place_id: 53, metres: 3520, source_ru: 'по карте', source_en: 'on a map' };
  await client.call('updateHeight', { height_id: 4 }, { body, version: 1 });
  await expect
    .poll(() => received.map(({ name }) => name))
    .toEqual(['listHeights', 'updateHeight', 'listHeights']);
});
