import type {
  BookRecord,
  ChapterRecord,
  TextIdRecord,
  TextInContextRecord,
} from '@cae-map/contract/entities/book';
import type { AccountRecord } from '@cae-map/contract/entities/accounts/account';
import type { CaravanDayRecord } from '@cae-map/contract/entities/caravan';
import type { ConfigurationRecord } from '@cae-map/contract/entities/configuration';
import type { ViewpointRecord } from '@cae-map/contract/entities/flight/viewpoint';
import type { PlaceHeightRecord } from '@cae-map/contract/entities/height';
import type { InferredLegRecord } from '@cae-map/contract/entities/inferred-leg';
import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { MapTileset } from '@cae-map/contract/entities/map-tileset';
import type { PersonRecord } from '@cae-map/contract/entities/person';
import type { FormerPlace, PlaceRecord } from '@cae-map/contract/entities/place';
import type { FormerRecords } from '@cae-map/contract/entities/record-state';
import type { StatedMarchRecord } from '@cae-map/contract/entities/stated-march';
import type { CitedSources, WorkRecord } from '@cae-map/contract/entities/work';
import { apiBase } from '@cae-map/contract/api/calls';

/** The records of a fake server. */
export interface ServedRecords {
  readonly places: readonly PlaceRecord[];
  readonly formerPlaces?: readonly FormerPlace[];
  readonly images?: readonly ImageRecord[];
  readonly texts?: readonly (TextInContextRecord & Pick<TextIdRecord, 'place_ids'>)[];
  readonly heights?: readonly PlaceHeightRecord[];
  readonly inferredLegs?: readonly InferredLegRecord[];
  readonly statedMarches?: readonly StatedMarchRecord[];
  readonly formerRecords?: FormerRecords;
  readonly books?: readonly BookRecord[];
  readonly chapters?: readonly ChapterRecord[];
  readonly works?: readonly WorkRecord[];
  readonly citations?: readonly CitedSources[];
  readonly people?: readonly PersonRecord[];
  readonly viewpoints?: readonly ViewpointRecord[];
  readonly configuration?: Partial<ConfigurationRecord>;
  /** The country of the visitor. */
  readonly country?: string;
  /** The account of a signed-in visitor; without it the server does not respond to the request for it. */
  readonly account?: AccountRecord;
  /** The vector tiles of the stops and legs; without it the server has none, and the map draws the lists. */
  readonly mapTileset?: MapTileset;
}

const defaultConfiguration: ConfigurationRecord = {
  shown_place_ids: [],
  hidden_place_ids: [],
  book_pictures: { paintings: true, duplicate_place_ids: [] },
  online_maps: 'ask',
  layers: [{ code: 'A' }],
  terrain: null,
  accounts: { google: false, mail: false },
  telemetry: { error_project: null, counts_usage: false },
  translations: { is_open: false, languages: ['en'] },
  contact: { email: null, source: null },
};

/** Creates a fake `fetch` that responds to API requests with records; all other lists are empty. */
export function servedRecords({
  places,
  formerPlaces = [],
  images = [],
  texts = [],
  heights = [],
  inferredLegs = [],
  statedMarches = [],
  formerRecords = { texts: [], images: [] },
  books = [],
  chapters = [],
  works = [],
  citations = [],
  people = [],
  viewpoints = [],
  configuration,
  country = 'US',
  account,
  mapTileset,
}: ServedRecords): typeof fetch {
  const responses: Readonly<Record<string, unknown>> = {
    '/places/': places,
    '/places/former/': formerPlaces,
    '/images/': images,
    '/heights/': heights,
    '/inferred-legs/': inferredLegs,
    '/stated-marches/': statedMarches,
    '/former-records/': formerRecords,
    '/api/books/': books,
    '/api/books/all/chapters/': chapters,
    '/works/': works,
    '/citations/': citations,
    '/people/': people,
    '/viewpoints/': viewpoints,
    '/api/books/all/texts': texts,
    '/api/books/all/text_ids': texts.map((text) => ({ ...text, text_length: 2620, text_length_en: 4200 })),
    '/api/books/texts_by_place': texts,
    '/api/books/texts_by_date': texts,
    ...Object.fromEntries(texts.map((text) => [`/api/books/text/${text.text_id}`, text])),
    '/country': { country },
    '/users/me': account,
    '/map-tiles/': mapTileset,
    '/configuration': { ...defaultConfiguration, ...configuration },
  };
  return (input) => {
    const { pathname } = new URL(requestUrl(input), 'http://server.invalid');
    const path = pathname.slice(apiBase.length);
    if (Object.hasOwn(responses, path) && responses[path] === undefined) {
      return Promise.resolve(Response.json({ detail: 'not served', code: 'unavailable' }, { status: 503 }));
    }
    return Promise.resolve(Response.json(responses[path] ?? caravanDayOf(path) ?? []));
  };
}

/** The response about the caravan for a date on which there is nothing to report; null for another path. */
function caravanDayOf(path: string): CaravanDayRecord | null {
  const [, today, year, day] = /^\/caravan\/days\/((\d{4})(-\d{2}-\d{2}))$/.exec(path) ?? [];
  if (today === undefined) return null;
  const date = `${Number(year) - 100}${day}`;
  const text = { date, where: 'The expedition has ended.', details: [] };
  return { today, date, kind: 'after', text: { ru: text, en: text } };
}

function requestUrl(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}
