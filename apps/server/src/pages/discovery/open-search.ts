import { pathPrefixes } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { escapeHtml } from '../../lib/escape-html.ts';

interface SearchTexts {
  /** At most 16 characters, which is the limit of the format. */
  readonly shortName: string;
  /** At most 48 characters. */
  readonly longName: string;
  readonly description: string;
}

const texts: Readonly<Record<ContentLanguage, SearchTexts>> = {
  ru: {
    shortName: 'Карта ЦАЭ',
    longName: 'Центрально-Азиатская экспедиция Рерихов',
    description: 'Поиск стоянок, дней, дневников, картин, людей и источников экспедиции 1924–1928 годов',
  },
  en: {
    shortName: 'CAE Map',
    longName: 'The Roerichs’ Central Asian Expedition',
    description:
      'Search the stops, days, diaries, paintings, people and sources of the expedition of 1924–1928',
  },
};

/** The path of the description of the search in a language. */
export const openSearchPath = (language: ContentLanguage): string =>
  `${pathPrefixes[language]}/opensearch.xml`;

/**
 * Describes the search of the pages in a language, so that browsers can offer it in the address bar.
 * @param origin scheme and host of the product
 * @returns an OpenSearch 1.1 description (https://github.com/dewitt/opensearch)
 */
export function renderOpenSearch(origin: string, language: ContentLanguage): string {
  const { shortName, longName, description } = texts[language];
  const base = escapeHtml(origin);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${shortName}</ShortName>`,
    `<Description>${description}</Description>`,
    `<Url type="text/html" template="${base}${pathPrefixes[language]}/search?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${base}${openSearchPath(language)}"/>`,
    `<LongName>${longName}</LongName>`,
    `<Image type="image/svg+xml" width="16" height="16">${base}/favicon.svg</Image>`,
    `<Language>${language}</Language>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    '<OutputEncoding>UTF-8</OutputEncoding>',
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
