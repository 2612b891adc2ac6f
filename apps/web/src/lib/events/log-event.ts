import { apiBase, apiCalls } from '@cae-map/contract/api/calls';
import { buildUrl } from '@cae-map/contract/api/client';
import { logQuery } from '@cae-map/contract/api/log-query';
import type { LogEvent, LogEventName } from '@cae-map/contract/entities/log';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { isTrackingRefused } from '../privacy/is-tracking-refused.ts';

type DataOf<Name extends LogEventName> = Extract<LogEvent, { event: Name }>['data'];

/**
 * Counts an event on the server. The request is not awaited, and a failure is ignored. Nothing is sent if the browser reports
 * Do Not Track or Global Privacy Control.
 * @param language of the page
 */
export function logEvent<Name extends LogEventName>(
  event: Name,
  language: ContentLanguage,
  data: DataOf<Name>,
): void {
  if (isTrackingRefused() || typeof navigator.sendBeacon !== 'function') return;
  // The compiler does not relate the name to the data of a union.
  const query = logQuery({ event, data } as LogEvent, language);
  navigator.sendBeacon(apiBase + buildUrl(apiCalls.logEvent.path, query));
}
