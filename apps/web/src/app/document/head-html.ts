import { cardPath, currentCard, type DescribedCard } from '@cae-map/contract/api/page-card';
import { twinMediaTypes } from '@cae-map/contract/api/twin-formats';
import { unprefixedLanguage } from '@cae-map/contract/content-languages';
import { contentLanguages, type ContentLanguage } from '@cae-map/contract/enumerations';
import type { Catalogue } from '../../lib/language/catalogue-ru.ts';
import { localPath } from '../../lib/language/language-path.ts';
import { fontPreloads } from './font-preloads.ts';
import type { PageHead } from '../../lib/page/page-head.ts';
import { twinsOf, type RecordPage } from '../../lib/record-page/record-page.ts';
import { absoluteUrl, type PageLocation } from '../../lib/record-page/record-urls.ts';
import { structuredData } from '../../lib/record-page/structured-data.ts';
import { documentTitle } from '../../lib/page/use-page-head.ts';

/** The values of `og:locale`. */
const openGraphLocales: Readonly<Record<ContentLanguage, string>> = { ru: 'ru_RU', en: 'en_GB' };

interface HeadOptions {
  readonly language: ContentLanguage;
  readonly origin: string;
  readonly messages: Catalogue;
  /** What the page is about; absent for most pages. */
  readonly record?: RecordPage | undefined;
  /** The card of the page; absent for pages that are not indexed, and while the version of the route is not known. */
  readonly card?: DescribedCard | undefined;
}

/** Renders the tags of the head: title, description, canonical URL, alternate languages, preview image. */
export function headHtml(head: PageHead, { language, origin, messages, record, card }: HeadOptions): string {
  const title = documentTitle(head.title, messages.product.name);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    ...fontPreloads[language].map(
      (path) => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin />`,
    ),
  ];
  if (head.path === undefined) {
    return [
      ...tags,
      searchLink(language, messages),
      meta('name', 'robots', 'noindex'),
      ...previewTags(head, mapPreview(messages), { messages, origin }),
    ].join('\n    ');
  }
  const { path } = head;
  const urlIn = (each: ContentLanguage) => origin + localPath(each, path);
  const preview =
    card === undefined ? mapPreview(messages) : cardPreview(head, path, card, { language, messages });
  tags.push(`<link rel="canonical" href="${escapeHtml(urlIn(language))}" />`);
  for (const each of contentLanguages) tags.push(alternate(each, urlIn(each)));
  tags.push(alternate('x-default', urlIn(unprefixedLanguage)));
  tags.push(searchLink(language, messages));
  if (hasFeeds.test(path)) tags.push(...feedLinks(origin, language));
  if (embeddable.test(path)) tags.push(oembedLink(origin, urlIn(language)));
  tags.push(
    ...previewTags(head, preview, { messages, origin }),
    meta('property', 'og:url', urlIn(language)),
    meta('property', 'og:locale', openGraphLocales[language]),
    ...(record === undefined ? [] : recordTags(record, { language, origin })),
  );
  return tags.join('\n    ');
}

/** Renders the links to the twins of a page, and its structured data. */
function recordTags(record: RecordPage, location: PageLocation): string[] {
  const url = absoluteUrl(record.path, location);
  return [
    ...twinsOf(record).map(
      (format) =>
        `<link rel="alternate" type="${twinMediaTypes[format]}" href="${escapeHtml(`${url}.${format}`)}" />`,
    ),
    // The escape keeps the text from ending the element.
    `<script type="application/ld+json">${JSON.stringify(structuredData(record, location)).replaceAll('<', String.raw`\u003c`)}</script>`,
  ];
}

/** The pages that other sites can embed: stops, and the map. */
const embeddable = /^\/(?:place\/\d+)?$/;

/** The start page and the pages of days, whose feeds are those of the day a hundred years ago. */
const hasFeeds = /^\/(?:today|day\/[^/]+|days(?:\/[^/]+)?)?$/;

const feeds = [
  { type: 'application/rss+xml', title: 'RSS', path: '/feed.xml' },
  { type: 'application/atom+xml', title: 'Atom', path: '/atom.xml' },
  { type: 'text/calendar', title: 'iCalendar', path: '/calendar.ics' },
] as const;

/** The links by which readers of feeds find them. */
function feedLinks(origin: string, language: ContentLanguage): string[] {
  return feeds.map(
    ({ type, title, path }) =>
      `<link rel="alternate" type="${type}" title="${title}" href="${escapeHtml(origin + localPath(language, path))}" />`,
  );
}

/** The link by which other sites find how to embed a page. */
function oembedLink(origin: string, url: string): string {
  const href = `${origin}/oembed?format=json&url=${encodeURIComponent(url)}`;
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}" />`;
}

/** The link by which browsers find the search of the pages in a language. */
function searchLink(language: ContentLanguage, messages: Catalogue): string {
  const href = localPath(language, '/opensearch.xml');
  return `<link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(messages.product.shortName)}" href="${href}" />`;
}

/** The picture of the map, which set-up draws. */
const mapPicture = '/media/map/route-preview.jpg';

/** An image of 1200 x 630 pixels. */
interface Preview {
  readonly path: string;
  readonly alt: string;
}

/** The map with the route, for pages without a card. */
function mapPreview({ product }: Catalogue): Preview {
  return { path: mapPicture, alt: product.mapPicture };
}

/** The card of a page. A page of a list has that of the first one, whose version it does not know. */
function cardPreview(
  { title, image }: PageHead,
  canonicalPath: string,
  { version }: DescribedCard,
  { language, messages }: Pick<HeadOptions, 'language' | 'messages'>,
): Preview {
  const [path = '', query] = canonicalPath.split('?');
  const { cardWithMap, cardWithPicture } = messages.product;
  return {
    path: cardPath(localPath(language, path), query === undefined ? version : currentCard),
    alt: image === undefined ? cardWithMap(title) : cardWithPicture(title, image.alt),
  };
}

/** Renders the preview of a link: title, description and image. */
function previewTags(
  { kind, title, description }: PageHead,
  { path, alt }: Preview,
  { messages, origin }: Pick<HeadOptions, 'messages' | 'origin'>,
): string[] {
  return [
    meta('property', 'og:type', kind ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', messages.product.name),
    meta('property', 'og:image', origin + path),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image:alt', alt),
  ];
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
}

function alternate(language: string, url: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}" />`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
