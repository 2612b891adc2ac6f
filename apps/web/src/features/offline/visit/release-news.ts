import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** What is new since a day, `YYYY-MM-DD`. */
export type News = { readonly date: string } & Readonly<Record<ContentLanguage, string>>;

/** The running release, as the build describes it. */
export interface ReleaseFacts {
  /** The path of the first script of its pages. */
  readonly entry: string;
  /** The newest first. */
  readonly news: readonly News[];
}

/** The greatest number of news that are shown. */
const most = 3;

/** Reads the description of a release; null if it is damaged, or the network has responded instead of the server. */
export function readReleaseFacts(value: unknown): ReleaseFacts | null {
  if (typeof value !== 'object' || value === null) return null;
  const { entry, news } = value as Partial<Record<keyof ReleaseFacts, unknown>>;
  if (typeof entry !== 'string' || !Array.isArray(news)) return null;
  return { entry, news: news.filter(isNews).toSorted((a, b) => b.date.localeCompare(a.date)) };
}

/** The news after those that the visitor has seen, the newest first. @param seen the date of the last one; null at the first visit */
export function unseenNews({ news }: ReleaseFacts, seen: string | null): readonly News[] {
  return seen === null ? [] : news.filter(({ date }) => date > seen).slice(0, most);
}

function isNews(value: unknown): value is News {
  if (typeof value !== 'object' || value === null) return false;
  const { date, ru, en } = value as Partial<Record<keyof News, unknown>>;
  return typeof date === 'string' && typeof ru === 'string' && typeof en === 'string';
}
