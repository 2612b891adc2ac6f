import type { ApiClient } from '@cae-map/contract/api/client';
import { callQuery } from '../query/call-query.ts';

/** The texts of all books. The response is large, so it is fetched only for searches. */
export function allTextsQuery(client: ApiClient) {
  return callQuery(client, 'listAllTexts', {});
}
