import { useQuery } from '@tanstack/react-query';
import type { eventPeriods } from '@cae-map/contract/entities/operation/event-totals';
import { callQuery } from '../../lib/api/query/call-query.ts';
import { useRequiredClient } from '../../lib/api/use-required-client.ts';

/** A number of days for which events are counted. */
export type EventPeriod = (typeof eventPeriods)[number];

/** What is shown is as old as the page or the last refresh. */
const always = { staleTime: 0 };

export function useServerState() {
  return useQuery({ ...callQuery(useRequiredClient(), 'getServerState', {}), ...always });
}

export function useReportedErrors() {
  return useQuery({ ...callQuery(useRequiredClient(), 'listReportedErrors', {}), ...always });
}

export function useJobs() {
  return useQuery({ ...callQuery(useRequiredClient(), 'listJobs', {}), ...always });
}

export function useEventTotals(days: EventPeriod) {
  return useQuery({ ...callQuery(useRequiredClient(), 'listEventTotals', { days }), ...always });
}
