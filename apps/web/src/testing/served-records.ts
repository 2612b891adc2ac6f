import type { TextIdRecord, TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ConfigurationRecord } from '@cae-map/contract/entities/configuration';
import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { apiBase } from '@cae-map/contract/api/calls';

/** The records of a fake server. */
export interface ServedRecords {
  readonly places: readonly PlaceRecord[];
  readonly images?: readonly ImageRecord[];
  readonly texts?: readonly (TextInContextRecord & Pick<TextIdRecord, 'place_ids'>)[];
  readonly configuration?: ConfigurationRecord;
}

/** Creates a fake `fetch` that responds to API requests with records; all other lists are empty. */
export function servedRecords({
  places,
  images = [],
  texts = [],
  configuration,
}: ServedRecords): typeof fetch {
  const responses: Readonly<Record<string, unknown>> = {
    '/places/': places,
    '/images/': images,
    '/api/books/all/text_ids': texts,
    '/api/books/texts_by_place': texts,
    '/configuration': configuration ?? { shown_place_ids: [] },
  };
  return (input) => {
    const { pathname } = new URL(requestUrl(input), 'http://server.invalid');
    return Promise.resolve(Response.json(responses[pathname.slice(apiBase.length)] ?? []));
  };
}

function requestUrl(input: Parameters<typeof fetch>[0]): string {
  return input instanceof Request ? input.url : String(input);
}
