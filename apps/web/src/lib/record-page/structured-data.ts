import type { RecordPage } from './record-page.ts';
import { absoluteUrl, type PageLocation } from './record-urls.ts';

/** The structured data of a page in JSON-LD: what it is about, and the pages above it. */
export function structuredData(record: RecordPage, location: PageLocation): object {
  const urlOf = (path: string): string => absoluteUrl(path, location);
  const url = urlOf(record.path);
  const crumbs = [...record.ancestors, { label: record.title, path: record.path }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@id': `${url}#record`, url, mainEntityOfPage: url, ...record.structured(urlOf, location.origin) },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: urlOf(path),
        })),
      },
    ],
  };
}
