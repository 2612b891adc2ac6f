import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { RecordEntity } from '@cae-map/contract/entities/editing/record-kinds';
import { presenceInterval } from '@cae-map/contract/entities/editing/presence-bounds';
import { queryOptions } from '@tanstack/react-query';
import { randomCharacters } from '../random-characters.ts';
import { hasCapability } from '../session/audience.ts';
import { sessionStore } from '../session/session.ts';
import { callKey } from './query-key.ts';

/** Distinguishes this page from the other windows and tabs of the visitor. */
const windowId = randomCharacters(12);

/** A record that is open in an editor. */
export interface OpenRecord {
  readonly entity: RecordEntity;
  readonly id: number;
}

/**
 * Who else has a record open. The request also reports that it is open here, so that it is repeated at an interval; not while the page
 * is hidden, and at once when it is shown again.
 */
export function presenceQuery(client: BrowserApiClient, { entity, id }: OpenRecord) {
  return queryOptions({
    queryKey: callKey('reportPresence', { entity, id }),
    queryFn: ({ signal }) =>
      client.call('reportPresence', {}, { signal, body: report({ entity, id }, true) }),
    refetchInterval: presenceInterval,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    retry: false,
    gcTime: 0,
  });
}

/**
 * Reports that a record has been closed, also while the page is being left. A failure is ignored: the server removes the record when
 * the reports end. Nothing is sent after the editor has signed out.
 */
export function reportClosed(client: BrowserApiClient, record: OpenRecord): void {
  if (!hasCapability('presence.report', sessionStore.getState())) return;
  client.call('reportPresence', {}, { keepalive: true, body: report(record, false) }).catch(() => undefined);
}

function report({ entity, id }: OpenRecord, isOpen: boolean) {
  return { entity, entity_id: id, window_id: windowId, is_open: isOpen };
}
