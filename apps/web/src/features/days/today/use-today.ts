import { localDay } from '@cae-map/expedition/caravan/local-time';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { localKey } from '../../../lib/api/query-key.ts';
import { browserTimeZone } from '../browser-time-zone.ts';

/** The day of the reader that the server has rendered the page with. */
const servedDayKey = localKey('served-day');

/** Adds the day that a page is rendered with, so that it is embedded in the page and hydration begins with it. */
export async function prepareServedDay(queryClient: QueryClient, today: string): Promise<void> {
  await queryClient.prefetchQuery({ queryKey: servedDayKey, queryFn: () => today, meta: { embedded: true } });
}

/** The day in the time zone of the browser, `YYYY-MM-DD`. */
function browserDay(): string {
  return localDay(Date.now(), browserTimeZone());
}

/** The day of the reader: the one that the server has rendered, then that of the browser, also after midnight when the page is shown again. */
export function useToday(): string {
  const queryClient = useQueryClient();
  const [today, setToday] = useState(() => queryClient.getQueryData<string>(servedDayKey) ?? browserDay());
  useEffect(() => {
    const update = (): void => setToday(browserDay());
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return today;
}
