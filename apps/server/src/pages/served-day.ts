import { isTimeZone, localDay } from '@cae-map/expedition/caravan/local-time';
import { pathPrefixes } from '@cae-map/contract/content-languages';
import { contentLanguages } from '@cae-map/contract/enumerations';

const todayPaths: ReadonlySet<string> = new Set(
  contentLanguages.map((language) => `${pathPrefixes[language]}/today`),
);

/**
 * Adds the day to the canonical path of the page of today, as the parameter `on`: the day in the time zone of the query of the request
 * (`zone`), or in UTC. The path is the key of the page cache, so that no page outlives its day; a parameter of the client is replaced, so that
 * there are as many pages as the Earth has dates.
 * @param now milliseconds since 1970
 */
export function addServedDay(path: string, url: string, now: number): string {
  const [pathname = ''] = path.split('?');
  if (!todayPaths.has(pathname)) return path;
  const zone = new URLSearchParams(url.split('?')[1] ?? '').get('zone') ?? '';
  return `${pathname}?on=${localDay(now, isTimeZone(zone) ? zone : 'UTC')}`;
}
