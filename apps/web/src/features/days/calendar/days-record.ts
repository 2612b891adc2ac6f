import { contentLicence, type RecordPage } from '../../../lib/record-page/record-page.ts';
import { paths } from '../../../lib/url/paths.ts';
import type { ExpeditionMonths } from '../calendar-query.ts';
import type { DaysMessages } from '../messages/index.ts';

/** What the list of all months tells programs: the expedition as a data set, and where its lists are. */
export function daysRecord(
  { months, firstDay, lastDay }: ExpeditionMonths,
  description: string,
  messages: DaysMessages,
): RecordPage {
  return {
    path: paths.days(),
    title: messages.days.heading,
    ancestors: [{ label: messages.product.name, path: paths.map() }],
    citation: {
      kind: 'page',
      key: 'expedition-days',
      author: '',
      title: messages.days.heading,
      container: messages.product.citedAs,
      publisher: '',
      year: null,
    },
    licence: contentLicence,
    position: null,
    data: { firstDay, lastDay, months },
    structured: (_urlOf, origin) => ({
      '@type': 'Dataset',
      name: messages.product.name,
      description,
      license: contentLicence,
      temporalCoverage: `${firstDay}/${lastDay}`,
      distribution: [
        '/v1/places/',
        '/v1/images/',
        '/v1/api/books/all/texts',
        '/v1/people/',
        '/v1/works/',
      ].map((path) => ({
        '@type': 'DataDownload',
        encodingFormat: 'application/json',
        // The lists have no language in their path.
        contentUrl: origin + path,
      })),
    }),
  };
}
