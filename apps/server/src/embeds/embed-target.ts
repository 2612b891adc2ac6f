import { pathPrefixes, unprefixedLanguage } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import { isCalendarDate } from '@cae-map/expedition/dates/calendar';
import { parseMapHash } from '@cae-map/expedition/hash';

/** An end of a stretch of the route: a stop by its id, or a day. */
export type RouteEnd =
  | { readonly kind: 'place'; readonly id: number }
  | { readonly kind: 'day'; readonly date: string };

/** What an embedded page shows. */
export type EmbedSubject =
  | { readonly kind: 'place'; readonly id: number }
  | { readonly kind: 'day'; readonly date: string }
  | { readonly kind: 'route'; readonly from: RouteEnd; readonly to: RouteEnd };

export interface EmbedTarget {
  readonly language: ContentLanguage;
  readonly subject: EmbedSubject;
}

/** Reads the target of an embedded page from its path; null if there is none. A query is ignored. */
export function readEmbedPath(pathname: string): EmbedTarget | null {
  const { language, segments } = splitPath(pathname);
  const [base, kind, ...values] = segments;
  const subject = base === 'embed' ? readSubject(kind, values) : null;
  return subject && { language, subject };
}

function readSubject(kind: string | undefined, values: readonly string[]): EmbedSubject | null {
  const [first, second] = values.map(readRouteEnd);
  if (!first) return null;
  if (kind === 'place' || kind === 'day') return first.kind === kind && values.length === 1 ? first : null;
  return kind === 'route' && second && values.length === 2 ? { kind, from: first, to: second } : null;
}

/**
 * Finds the embedded page for the URL of a page of the product: of a stop, of a day, of the map with the route, or of an embedded page.
 * @param origin the scheme and host of the product
 * @returns null for any other URL
 */
export function findEmbedOfUrl(text: string, origin: string): EmbedTarget | null {
  const url = URL.parse(text);
  if (url === null || url.origin !== new URL(origin).origin) return null;
  const embedded = readEmbedPath(url.pathname);
  if (embedded !== null) return embedded;
  const { language, segments } = splitPath(url.pathname);
  const { date, place } = parseMapHash(url.hash);
  const isStop = segments[0] === 'place' && segments.length === 2;
  if (segments.length > 0 && !isStop) return null;
  if (date !== null) return { language, subject: { kind: 'day', date } };
  if (isStop) {
    const stop = readRouteEnd(segments[1] ?? '');
    return stop?.kind === 'place' ? { language, subject: stop } : null;
  }
  if (place !== null && place.id > 0) return { language, subject: { kind: 'place', id: place.id } };
  return { language, subject: wholeRoute };
}

/** The ends of the main route. */
const wholeRoute: EmbedSubject = {
  kind: 'route',
  from: { kind: 'place', id: 5 },
  to: { kind: 'place', id: 151 },
};

/** The path of an embedded page. Targets of the same page have the same path. */
export function embedPath({ language, subject }: EmbedTarget): string {
  const values = subject.kind === 'route' ? [subject.from, subject.to] : [subject];
  const ends = values.map((end) => (end.kind === 'place' ? String(end.id) : end.date));
  return `${pathPrefixes[language]}/embed/${[subject.kind, ...ends].join('/')}`;
}

function splitPath(pathname: string) {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  const language = contentLanguages.find((each) => pathPrefixes[each] === `/${segments[0]}`);
  return language === undefined
    ? { language: unprefixedLanguage, segments }
    : { language, segments: segments.slice(1) };
}

/** The largest number of digits of an id. */
const idPattern = /^[1-9]\d{0,8}$/;

function readRouteEnd(text: string): RouteEnd | null {
  if (idPattern.test(text)) return { kind: 'place', id: Number(text) };
  return isCalendarDate(text) ? { kind: 'day', date: text } : null;
}
