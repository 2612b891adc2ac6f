import { pathPrefixes } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { startOfDay } from '@cae-map/expedition/caravan/local-time';
import { Feed } from 'feed';
import { escapeHtml } from '../lib/escape-html.ts';
import { feedTexts } from './feed-texts.ts';
import type { CaravanEntry } from './list-entries.ts';

/** The formats of the feed, with their paths without the language. */
export const feedPaths = { rss: '/feed.xml', atom: '/atom.xml' } as const;
export type FeedFormat = keyof typeof feedPaths;

interface FeedContent {
  /** The newest first. */
  readonly entries: readonly CaravanEntry[];
  readonly language: ContentLanguage;
  readonly origin: string;
  /** The day of the feed in its time zone, `YYYY-MM-DD`: the feed is the same for the whole day. */
  readonly today: string;
  readonly timeZone: string;
}

/** Writes the feed as RSS 2.0 or Atom 1.0. An entry is dated to the beginning of its day in the time zone. */
export function writeFeed(format: FeedFormat, content: FeedContent): string {
  const { entries, language, origin, today, timeZone } = content;
  const { title, description, author } = feedTexts[language];
  const base = `${origin}${pathPrefixes[language]}`;
  const feed = new Feed({
    id: `${base}/today`,
    title,
    description,
    language,
    link: `${base}/today`,
    feedLinks: { rss: base + feedPaths.rss, atom: base + feedPaths.atom },
    updated: new Date(startOfDay(today, timeZone)),
    author: { name: author, link: `${base}/` },
    generator: false,
    // In minutes, for readers that follow it.
    ttl: 180,
  });
  for (const entry of entries) {
    feed.addItem({
      title: escapeText(entry.title),
      // Both feeds of a language and every fetch have the same id for a day.
      id: entry.url,
      guid: entry.url,
      link: entry.url,
      date: new Date(startOfDay(entry.today, timeZone)),
      description: escapeText([entry.title, ...entry.sentences].join('. ')),
    });
  }
  return format === 'rss' ? feed.rss2() : feed.atom1();
}

/** Characters that XML 1.0 does not allow; a title of a record can contain them. */
const notXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Texts of feeds are HTML for their readers. */
function escapeText(text: string): string {
  return escapeHtml(text.replaceAll(notXml, ''));
}
