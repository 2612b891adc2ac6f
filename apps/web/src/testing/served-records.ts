import type { TextIdRecord, TextInContextRecord } from '@cae-map/contract/entities/book';
import type { ConfigurationRecord } from '@cae-map/contract/entities/configuration';
import type { ImageRecord } from '@cae-map/contract/entities/image';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { apiBase } from '@cae-map/contract/api/calls';

/** What a server without books has. */
export interface ServedRecords {
  readonly places: readonly PlaceRecord[];
  readonly images?: readonly ImageRecord[];
  readonly texts?: readonly (TextInContextRecord & Pick<TextIdRecord, 'place_ids'>)[];
  readonly configuration?: ConfigurationRecord;
}

/** A `fetch` that answers the calls of the interface from records; every other list is empty. */
export function servedRecords({
  places,
  images = [],
  texts = [],
  configuration,
}: ServedRecords): typeof fetch {
  const answers: Readonly<Record<string, unknown>> = {
    '/places/': places,
    '/images/': images,
    '/api/books/all/text_ids': texts,
    '/api/books/texts_by_place': texts,
    '/configuration': configuration ?? { shown_place_ids: [] },
  };
  return (address) => {
    const { pathname } = new URL(addressOf(address), 'http://server.invalid');
    return Promise.resolve(Response.json(answers[pathname.slice(apiBase.length)] ?? []));
  };
}

function addressOf(address: Parameters<typeof fetch>[0]): string {
  return address instanceof Request ? address.url : String(address);
}
